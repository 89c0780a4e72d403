import * as z from 'zod';
import { recordMovement } from '#balance.ts';
import { endpoint } from '#endpoint.ts';
import { expandable, formInt, formMetadata, listFields } from '#formValues.ts';
import { listAnswer } from '#listAnswer.ts';
import { newId } from '#newId.ts';
import type { Charge, Refund } from '#objects/payment.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { recordEvent } from '#recordEvent.ts';
import { invalidRequest, noSuch } from '#stripeFault.ts';
import { failsRefunds } from '#testCards.ts';

const Retrieve = z.strictObject(expandable);
const ofPayment = { charge: z.string().optional(), payment_intent: z.string().optional() };

const CreateRefund = z.strictObject({
  ...expandable,
  ...ofPayment,
  amount: formInt.pipe(z.int().min(1)).optional(),
  metadata: formMetadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
type CreateRefund = z.output<typeof CreateRefund>;

export const chargesAndRefunds = [
  endpoint('GET', '/v1/payment_intents/{id}', Retrieve, (_, id, { store }) => {
    const intent = store.paymentIntents.get(id);
    if (!intent) throw noSuch('payment_intent', id, 'intent');
    return intent;
  }),

  endpoint('POST', '/v1/refunds', CreateRefund, (input, _, payments) => refund(input, payments)),

  endpoint('GET', '/v1/refunds', z.strictObject({ ...listFields, ...ofPayment }), (input, _, { store }) =>
    listAnswer(
      '/v1/refunds',
      store.refunds.values(),
      input,
      ({ charge, payment_intent: intent }) =>
        (!input.charge || charge === input.charge) &&
        (!input.payment_intent || intent === input.payment_intent),
    ),
  ),
];

function refund(input: CreateRefund, payments: PaymentsContext): Refund {
  const charge = chargeToRefund(input, payments);
  const left = charge.amount - charge.amount_refunded;
  const amount = input.amount ?? left;
  if (left === 0 || charge.disputed)
    throw invalidRequest(
      `Charge ${charge.id} has ${charge.disputed ? 'been charged back; cannot issue a refund' : 'already been refunded'}.`,
      {
        code: charge.disputed ? 'charge_disputed' : 'charge_already_refunded',
      },
    );
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  const made = newRefund(input, charge, amount, payments);
  const amountRefunded = charge.amount_refunded + amount;
  const refunded = { ...charge, amount_refunded: amountRefunded, refunded: amountRefunded === charge.amount };
  payments.store.refunds.set(made.id, made);
  payments.store.charges.set(charge.id, refunded);
  recordEvent(payments, 'refund.created', made);
  recordEvent(payments, 'charge.refunded', refunded);
  if (charge.payment_method_details.card.last4 === failsRefunds) failRefund(payments, made, charge);
  return made;
}

/** The bank takes none for the card: the money is back in the balance. */
function failRefund(payments: PaymentsContext, made: Refund, charge: Charge): void {
  const failed: Refund = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  payments.store.refunds.set(made.id, failed);
  payments.store.charges.set(charge.id, charge);
  recordMovement(payments, { type: 'refund_failure', source: made.id, amountCents: made.amount });
  recordEvent(payments, 'refund.failed', failed);
}

function newRefund(input: CreateRefund, charge: Charge, amount: number, payments: PaymentsContext): Refund {
  const id = newId('re_');
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: recordMovement(payments, { type: 'refund', source: id, amountCents: -amount }),
    charge: charge.id,
    created: nowSeconds(payments),
    currency: charge.currency,
    livemode: false,
    metadata: input.metadata ?? {},
    payment_intent: charge.payment_intent,
    reason: input.reason ?? null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

function chargeToRefund(input: CreateRefund, { store }: PaymentsContext): Charge {
  if (input.charge) {
    const charge = store.charges.get(input.charge);
    if (!charge?.paid) throw noSuch('charge', input.charge, 'charge', 400);
    return charge;
  }
  const id = input.payment_intent;
  if (!id)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const intent = store.paymentIntents.get(id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent', 400);
  const charge = store.charges.get(intent.latest_charge ?? '');
  if (!charge?.paid)
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  return charge;
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
