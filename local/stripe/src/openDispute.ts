import { recordMovement } from './balance.ts';
import { newId } from './newId.ts';
import type { Dispute } from './objects/payment.ts';
import { nowSeconds, type PaymentsContext } from './paymentsContext.ts';
import { recordEvent } from './recordEvent.ts';

/** The provider's dispute fee in Australia. */
const feeCents = 2500;

/** A week, as most card networks give. */
const answerSeconds = 7 * 24 * 60 * 60;

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
    evidence: {},
    evidence_details: {
      due_by: nowSeconds(payments) + answerSeconds,
      has_evidence: false,
      submission_count: 0,
    },
  };
  payments.store.file.together(() => {
    payments.store.disputes.set(dispute.id, dispute);
    payments.store.charges.set(charge.id, { ...charge, disputed: true });
    recordMovement(payments, { type: 'adjustment', source: dispute.id, amountCents: -amount, feeCents });
    recordEvent(payments, 'charge.dispute.created', dispute);
    recordEvent(payments, 'charge.dispute.funds_withdrawn', dispute);
  });
  return dispute;
}

/** As the buyer's bank decides; the fee is not given back. */
export function closeDispute(payments: PaymentsContext, id: string, outcome: 'won' | 'lost'): Dispute {
  const { store } = payments;
  const dispute = store.disputes.get(id);
  const charge = store.charges.get(dispute?.charge ?? '');
  if (dispute?.status !== 'needs_response' || !charge) throw new Error(`The dispute ${id} is not open`);
  const closed: Dispute = { ...dispute, status: outcome };
  store.file.together(() => {
    store.disputes.set(id, closed);
    recordEvent(payments, 'charge.dispute.closed', closed);
    if (outcome === 'lost') return;
    store.charges.set(charge.id, { ...charge, disputed: false });
    recordMovement(payments, { type: 'adjustment', source: id, amountCents: dispute.amount });
    recordEvent(payments, 'charge.dispute.funds_reinstated', closed);
  });
  return closed;
}
