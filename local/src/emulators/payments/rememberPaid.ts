import { newId } from './newId.ts';
import type { PaymentsContext } from './paymentsContext.ts';

export interface PaidBefore {
  orderId: string;
  paymentIntentId: string;
  amountCents: number;
  paidAt: string;
}

/** Makes past payments refundable without sending events. */
export function rememberPaid({ store }: PaymentsContext, payments: readonly PaidBefore[]): void {
  store.file.together(() => {
    for (const { orderId, paymentIntentId, amountCents: amount, paidAt } of payments) {
      const charge = newId('ch_');
      const shared = {
        amount,
        created: Math.floor(Date.parse(paidAt) / 1000),
        currency: 'aud',
        description: null,
        livemode: false as const,
        metadata: { order_id: orderId },
        transfer_group: orderId,
      };
      store.paymentIntents.set(paymentIntentId, {
        ...shared,
        id: paymentIntentId,
        object: 'payment_intent',
        amount_received: amount,
        last_payment_error: null,
        latest_charge: charge,
        payment_method_types: ['card'],
        receipt_email: null,
        status: 'succeeded',
      });
      store.charges.set(charge, {
        ...shared,
        id: charge,
        object: 'charge',
        amount_captured: amount,
        amount_refunded: 0,
        balance_transaction: null,
        billing_details: { email: null, name: null },
        captured: true,
        disputed: false,
        failure_code: null,
        failure_message: null,
        paid: true,
        payment_intent: paymentIntentId,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', country: 'AU' } },
        refunded: false,
        status: 'succeeded',
      });
    }
  });
}
