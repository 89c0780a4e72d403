import { AppError } from '@bloomkin/shared/errors.ts';
import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { isOwnPayment } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { closeProposal } from '#model/orders/proposal.ts';
import { removeRefundAsked } from '#model/orders/refundAskedEntity.ts';
import { placeWrites } from '#model/orders/saveOrder.ts';
import { confirmRefund, failRefund } from '#model/payments/orderRefund.ts';
import { findLine } from '#model/payments/settlement/ledgerEntity.ts';
import { passing, refund } from '#model/payments/settlement/settlement.ts';
import { logError } from '#platform/log.ts';
import { findPaymentOrderId } from '#platform/services/payments.ts';
import { applyPaymentEvent, type EventEffect } from './applyPaymentEvent.ts';
import type { Refund } from './paymentEvent.ts';

/** Events arrive in any order: the provider repeats this one after the payment's. */
const tooEarly = () => new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 30 });

export async function applyRefund(eventId: string, made: Refund, now: Date): Promise<void> {
  const { payment_intent: payment, metadata } = made;
  const named = metadata?.order_id ?? (payment && (await findPaymentOrderId(payment)));
  const orderId = OrderId.safeParse(named);
  if (!orderId.success || !payment) return logError('a refund without an order', { eventId });
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, async (order) => {
    if (isOwnPayment(order, payment)) return refundEffect(order, { ...made, payment_intent: payment }, now);
    if (!(await findLine(order.id, 'charge', payment))) throw tooEarly();
    return { move: (current) => ({ next: current, movement: passing('refund', made.id, 0 - made.amount) }) };
  });
}

function refundEffect(order: OrderItem, made: Refund & { payment_intent: string }, now: Date): EventEffect {
  const number = Number(made.metadata?.refund) || undefined;
  const others = number ? [removeRefundAsked(order.id, number)] : [];
  const isFailed = made.status === 'failed' || made.status === 'canceled';
  const cents = isFailed ? 0 - made.amount : made.amount;
  const fact = { number, paymentIntentId: made.payment_intent, amountCents: made.amount };
  const next = isFailed ? failRefund(order, fact, cardPayment, now) : confirmRefund(order, fact, now);
  const closed =
    next.paymentStatus === 'refunded' ? closeProposal(next, 'withdrawn', { by: bloomkin, now }) : next;
  return {
    move: (current) => refund(current, cents, isFailed ? `${made.id}_failed` : made.id),
    order: closed,
    others: [...others, ...placeWrites(order, closed)],
  };
}
