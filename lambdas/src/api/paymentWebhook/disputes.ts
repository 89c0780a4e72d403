import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { OrderDispute } from '#model/orders/storedOrder.ts';
import { putOpenDispute, removeOpenDispute } from '#model/payments/settlement/openDisputeEntity.ts';
import { dispute as move } from '#model/payments/settlement/settlement.ts';
import { logError } from '#platform/log.ts';
import { findPaymentOrderId } from '#platform/services/payments.ts';
import { applyPaymentEvent, type EventEffect, withPaymentChange } from './applyPaymentEvent.ts';
import type { Dispute } from './paymentEvent.ts';

type Decide = (order: OrderItem) => EventEffect | undefined;

async function applyDispute(
  eventId: string,
  { payment_intent: payment }: Dispute,
  now: Date,
  decide: Decide,
): Promise<void> {
  const orderId = OrderId.safeParse(payment && (await findPaymentOrderId(payment)));
  if (!orderId.success) return logError('a dispute without an order', { eventId });
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, decide);
}

/** The error line alerts the operator, who must answer the bank; both sides get a notice. */
export function openDispute(eventId: string, dispute: Dispute, now: Date): Promise<void> {
  logError('a payment is disputed', { eventId });
  return applyDispute(eventId, dispute, now, (order) => {
    if (order.dispute?.id === dispute.id) return undefined;
    const line = { what: 'dispute', from: null, to: formatMoney(dispute.amount) } as const;
    return {
      order: withPaymentChange(order, { dispute: toOrderDispute(dispute, 'open') }, line, now),
      others: [putOpenDispute(order, toOrderDispute(dispute, 'open'))],
    };
  });
}

/** `won`: the florist keeps the money. */
export function closeDispute(eventId: string, dispute: Dispute, now: Date): Promise<void> {
  const state = dispute.status === 'lost' ? 'lost' : 'won';
  return applyDispute(eventId, dispute, now, (order) => {
    const line = { what: 'dispute', from: 'open', to: state } as const;
    return {
      order: withPaymentChange(order, { dispute: toOrderDispute(dispute, state) }, line, now),
      others: [removeOpenDispute(order)],
    };
  });
}

/** The bank withdraws the money at once, and returns it when the dispute is won. */
export function moveDisputedFunds(
  eventId: string,
  dispute: Dispute,
  to: 'bank' | 'platform',
  now: Date,
): Promise<void> {
  const [cents, reference] =
    to === 'bank' ? [dispute.amount, dispute.id] : [0 - dispute.amount, `${dispute.id}_back`];
  return applyDispute(eventId, dispute, now, (order) => ({
    move: (current) => move(current, cents, reference),
    order: withPaymentChange(order, { disputedCents: (order.disputedCents ?? 0) + cents }, undefined, now),
  }));
}

function toOrderDispute(dispute: Dispute, state: OrderDispute['state']): OrderDispute {
  const due = dispute.evidence_details?.due_by;
  return {
    id: dispute.id,
    amountCents: dispute.amount,
    reason: dispute.reason ?? 'general',
    respondBy: due ? new Date(due * 1000).toISOString() : null,
    state,
  };
}
