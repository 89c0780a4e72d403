import { toEpochSeconds } from '@local/kit/epoch.ts';
import { cardFeeCents, recordMovement } from './balance.ts';
import { newId } from './newId.ts';
import type { PaymentsContext } from './paymentsContext.ts';

export interface PaidBefore {
  orderId: string;
  paymentIntentId: string;
  amountCents: number;
  paidAt: string;
  refund: { id: string; at: string } | null;
  transfer: { id: string; amountCents: number; accountId: string; at: string } | null;
}

/** Past payments with their refunds and transfers; sends no events. */
export function rememberPaid(payments: PaymentsContext, paid: readonly PaidBefore[]): void {
  payments.store.file.together(() => {
    for (const payment of paid) {
      const charge = newId('ch_');
      rememberIntent(payments, payment, charge);
      rememberCharge(payments, payment, charge);
      rememberRefund(payments, payment, charge);
      rememberTransfer(payments, payment, charge);
    }
  });
}

/** What a payment and its charge have in common. */
const toPaymentFields = ({ orderId, amountCents, paidAt }: PaidBefore) => ({
  amount: amountCents,
  created: toEpochSeconds(paidAt),
  currency: 'aud',
  description: null,
  livemode: false as const,
  metadata: { order_id: orderId },
  transfer_group: orderId,
});

function rememberIntent(payments: PaymentsContext, payment: PaidBefore, charge: string): void {
  const { paymentIntentId, amountCents } = payment;
  payments.store.paymentIntents.set(paymentIntentId, {
    ...toPaymentFields(payment),
    id: paymentIntentId,
    object: 'payment_intent',
    amount_received: amountCents,
    last_payment_error: null,
    latest_charge: charge,
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'succeeded',
  });
}

function rememberCharge(payments: PaymentsContext, payment: PaidBefore, charge: string): void {
  const { paymentIntentId, amountCents: amount, paidAt, refund } = payment;
  payments.store.charges.set(charge, {
    ...toPaymentFields(payment),
    id: charge,
    object: 'charge',
    amount_captured: amount,
    amount_refunded: refund ? amount : 0,
    balance_transaction: recordMovement(payments, {
      type: 'charge',
      source: charge,
      amountCents: amount,
      feeCents: cardFeeCents(amount),
      created: toEpochSeconds(paidAt),
    }),
    billing_details: { email: null, name: null },
    captured: true,
    disputed: false,
    failure_code: null,
    failure_message: null,
    paid: true,
    payment_intent: paymentIntentId,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', country: 'AU' } },
    refunded: refund !== null,
    status: 'succeeded',
  });
}

function rememberRefund(payments: PaymentsContext, payment: PaidBefore, charge: string): void {
  const { refund, amountCents: amount, paymentIntentId, orderId } = payment;
  if (!refund) return;
  const created = toEpochSeconds(refund.at);
  payments.store.refunds.set(refund.id, {
    id: refund.id,
    object: 'refund',
    amount,
    balance_transaction: recordMovement(payments, {
      type: 'refund',
      source: refund.id,
      amountCents: -amount,
      created,
    }),
    charge,
    created,
    currency: 'aud',
    livemode: false,
    metadata: { order_id: orderId },
    payment_intent: paymentIntentId,
    reason: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
}

function rememberTransfer(
  payments: PaymentsContext,
  { transfer, orderId }: PaidBefore,
  charge: string,
): void {
  if (!transfer) return;
  const { id, amountCents: amount, accountId } = transfer;
  const created = toEpochSeconds(transfer.at);
  payments.store.transfers.set(id, {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: recordMovement(payments, {
      type: 'transfer',
      source: id,
      amountCents: -amount,
      created,
    }),
    created,
    currency: 'aud',
    description: null,
    destination: accountId,
    livemode: false,
    metadata: { order_id: orderId },
    reversed: false,
    source_transaction: charge,
    transfer_group: orderId,
  });
}
