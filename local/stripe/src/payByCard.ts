import { cardFeeCents, recordMovement } from './balance.ts';
import { newId } from './newId.ts';
import type { Charge, PaymentIntent } from './objects/payment.ts';
import type { SessionRecord } from './objects/session.ts';
import { openDispute } from './openDispute.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';
import { recordEvent } from './recordEvent.ts';
import { type CardOutcome, cardOutcome } from './testCards.ts';

/** Paid, or still open after a decline; stored atomically. */
export function payByCard(payments: PaymentsContext, record: SessionRecord, card: string): CardOutcome {
  const outcome = cardOutcome(card);
  // An invalid number never reaches a bank.
  if (!outcome.paid && outcome.code === 'incorrect_number') return outcome;
  return payments.store.file.together(() => {
    const intent = getIntent(payments, record);
    const charge = chargeFor(payments, intent, outcome);
    payments.store.charges.set(charge.id, charge);
    if (outcome.paid) complete(payments, record, intent, charge);
    else decline(payments, record, intent, charge, outcome);
    if (outcome.paid && outcome.isDisputed) openDispute(payments, intent.id);
    return outcome;
  });
}

function getIntent(payments: PaymentsContext, { session, intent }: SessionRecord): PaymentIntent {
  const existing = session.payment_intent && payments.store.paymentIntents.get(session.payment_intent);
  if (existing) return existing;
  return {
    id: newId('pi_'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    created: nowSeconds(payments),
    currency: session.currency,
    description: intent.description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: intent.metadata,
    payment_method_types: ['card'],
    receipt_email: session.customer_email,
    status: 'requires_payment_method',
    transfer_group: intent.transfer_group,
  };
}

export function chargeFor(payments: PaymentsContext, intent: PaymentIntent, outcome: CardOutcome): Charge {
  const { amount, currency, description, metadata, receipt_email: email } = intent;
  const id = newId('ch_');
  const feeCents = cardFeeCents(amount);
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: outcome.paid ? amount : 0,
    amount_refunded: 0,
    balance_transaction: outcome.paid
      ? recordMovement(payments, { type: 'charge', source: id, amountCents: amount, feeCents })
      : null,
    billing_details: { email, name: null },
    captured: outcome.paid,
    created: nowSeconds(payments),
    currency,
    description,
    disputed: false,
    failure_code: outcome.paid ? null : outcome.code,
    failure_message: outcome.paid ? null : outcome.message,
    livemode: false,
    // The provider copies an intent's metadata to its charges.
    metadata,
    paid: outcome.paid,
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: outcome.last4, country: 'AU' } },
    refunded: false,
    status: outcome.paid ? 'succeeded' : 'failed',
    transfer_group: intent.transfer_group,
  };
}

function complete(
  payments: PaymentsContext,
  record: SessionRecord,
  intent: PaymentIntent,
  charge: Charge,
): void {
  const { store } = payments;
  const succeeded: PaymentIntent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: 'succeeded',
  };
  const session = {
    ...record.session,
    customer_details: { email: record.session.customer_email, name: null },
    payment_intent: intent.id,
    payment_status: 'paid',
    status: 'complete',
    url: null,
  } as const;
  store.paymentIntents.set(intent.id, succeeded);
  store.sessions.set(session.id, { ...record, session });
  recordEvent(payments, 'payment_intent.succeeded', succeeded);
  recordEvent(payments, 'charge.succeeded', charge);
  recordEvent(payments, 'checkout.session.completed', session);
}

function decline(
  payments: PaymentsContext,
  record: SessionRecord,
  intent: PaymentIntent,
  charge: Charge,
  { code, declineCode, message }: Extract<CardOutcome, { paid: false }>,
): void {
  const failed: PaymentIntent = {
    ...intent,
    last_payment_error: { type: 'card_error', code, decline_code: declineCode, message },
    latest_charge: charge.id,
  };
  payments.store.paymentIntents.set(intent.id, failed);
  const session = { ...record.session, payment_intent: intent.id };
  payments.store.sessions.set(session.id, { ...record, session });
  recordEvent(payments, 'charge.failed', charge);
  recordEvent(payments, 'payment_intent.payment_failed', failed);
}
