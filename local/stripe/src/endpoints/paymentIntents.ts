import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { expandable, formInt, formMetadata } from '#formValues.ts';
import { newId } from '#newId.ts';
import type { PaymentIntent } from '#objects/payment.ts';
import { chargeFor } from '#payByCard.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { recordEvent } from '#recordEvent.ts';
import { noSuch, StripeFault } from '#stripeFault.ts';
import { cardOutcome } from '#testCards.ts';

/** The provider's payment methods of its test cards. */
const testMethods: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
};

/** Confirmed at once, without the buyer; other parameters are refused as unknown. */
const CreateIntent = z.strictObject({
  ...expandable,
  amount: formInt.pipe(z.int().min(50).max(99_999_999)),
  currency: z.literal('aud'),
  payment_method: z.string(),
  confirm: z.literal('true'),
  off_session: z.literal('true'),
  error_on_requires_action: z.literal('true'),
  allowed_payment_method_types: z.array(z.enum(['card'])),
  description: z.string().optional(),
  metadata: formMetadata.optional(),
  transfer_group: z.string().optional(),
});
type CreateIntent = z.output<typeof CreateIntent>;

function confirmIntent(input: CreateIntent, payments: PaymentsContext): PaymentIntent {
  const number = testMethods[input.payment_method];
  if (number === undefined) throw noSuch('PaymentMethod', input.payment_method, 'payment_method', 400);
  const outcome = cardOutcome(number);
  const { store } = payments;
  const intent: PaymentIntent = {
    id: newId('pi_'),
    object: 'payment_intent',
    ...{ amount: input.amount, amount_received: 0, currency: input.currency },
    created: nowSeconds(payments),
    description: input.description ?? null,
    ...{ last_payment_error: null, latest_charge: null, livemode: false },
    metadata: input.metadata ?? {},
    payment_method_types: ['card'],
    receipt_email: null,
    status: 'requires_payment_method',
    transfer_group: input.transfer_group ?? null,
  };
  const charge = chargeFor(payments, intent, outcome);
  store.charges.set(charge.id, charge);
  const charged: PaymentIntent = { ...intent, latest_charge: charge.id };
  if (outcome.paid) {
    const paid: PaymentIntent = { ...charged, amount_received: input.amount, status: 'succeeded' };
    store.paymentIntents.set(paid.id, paid);
    recordEvent(payments, 'payment_intent.succeeded', paid);
    recordEvent(payments, 'charge.succeeded', charge);
    return paid;
  }
  const { code, declineCode: decline_code, message } = outcome;
  const error = { type: 'card_error' as const, code, decline_code, message };
  const failed = { ...charged, last_payment_error: error };
  store.paymentIntents.set(failed.id, failed);
  recordEvent(payments, 'charge.failed', charge);
  recordEvent(payments, 'payment_intent.payment_failed', failed);
  throw new StripeFault(402, error);
}

export const paymentIntents = [
  endpoint('POST', '/v1/payment_intents', CreateIntent, (input, _, payments) =>
    confirmIntent(input, payments),
  ),
];
