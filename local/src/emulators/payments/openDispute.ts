import { recordMovement } from './balance.ts';
import { newId } from './newId.ts';
import type { Dispute } from './objects/payment.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';
import { recordEvent } from './recordEvent.ts';

/** The provider's dispute fee in Australia. */
const feeCents = 2500;

export function openDispute(payments: PaymentsContext, paymentIntentId: string): Dispute {
  const intent = payments.store.paymentIntents.get(paymentIntentId);
  const charge = payments.store.charges.get(intent?.latest_charge ?? '');
  if (!charge?.paid || charge.disputed)
    throw new Error(`The payment ${paymentIntentId} cannot be disputed: it is unpaid, or disputed already`);
  const amount = charge.amount - charge.amount_refunded;
  const dispute: Dispute = {
    id: newId('du_'),
    object: 'dispute',
    amount,
    charge: charge.id,
    created: nowSeconds(payments),
    currency: charge.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: paymentIntentId,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  payments.store.file.together(() => {
    payments.store.disputes.set(dispute.id, dispute);
    payments.store.charges.set(charge.id, { ...charge, disputed: true });
    recordMovement(payments, { type: 'adjustment', source: dispute.id, amountCents: -amount, feeCents });
    recordEvent(payments, 'charge.dispute.created', dispute);
  });
  return dispute;
}
