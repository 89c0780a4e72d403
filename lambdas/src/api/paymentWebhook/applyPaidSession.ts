import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { renewUses } from '#model/discounts/renewUses.ts';
import { findAcceptClock } from '#model/orders/acceptClock.ts';
import { findFreePlace } from '#model/orders/freePlace.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin, settleHold } from '#model/orders/orderHold.ts';
import { payProposal } from '#model/orders/proposal.ts';
import { placeWrites } from '#model/orders/saveOrder.ts';
import { recordMovement } from '#model/payments/settlement/recordMovement.ts';
import { charge, chargeMore, passing } from '#model/payments/settlement/settlement.ts';
import { logError, logWarning } from '#platform/log.ts';
import { refundPayment } from '#platform/services/payments.ts';
import { applyPaymentEvent, type EventEffect, withPaymentChange } from './applyPaymentEvent.ts';
import type { Session } from './paymentEvent.ts';

interface Payment {
  eventId: string;
  session: Session;
  paymentIntent: string;
  now: Date;
}

/** Refunds a payment for a canceled or paid order, or of an outdated amount. */
export async function applyPaidSession(eventId: string, session: Session, now: Date): Promise<void> {
  if (session.payment_status !== 'paid') return;
  const orderId = OrderId.safeParse(session.client_reference_id);
  const paymentIntent = session.payment_intent;
  if (!orderId.success || !paymentIntent) return logError('a payment without an order', { eventId });
  const payment = { eventId, session, paymentIntent, now };
  await applyPaymentEvent({ id: eventId, orderId: orderId.data, now }, (order) =>
    takePayment(order, payment),
  );
}

async function takePayment(order: OrderItem, payment: Payment): Promise<EventEffect | undefined> {
  const { eventId, session, paymentIntent } = payment;
  if (isKnown(order, paymentIntent)) return undefined;
  if (session.metadata?.proposal) return takeDifference(order, payment);
  if (order.status === 'canceled' || order.paymentStatus !== 'not_paid') {
    logWarning('a payment is refunded', { eventId, orderId: order.id });
    return refund(order, payment);
  }
  if (session.currency !== 'aud' || session.amount_total !== order.totalCents) {
    logError('a payment of another amount is refunded', { eventId, orderId: order.id });
    return refund(order, payment);
  }
  return {
    move: (current) => charge(current, order.totalCents, paymentIntent),
    ...(await placePaidOrder(order, payment)),
  };
}

const isKnown = (order: OrderItem, payment: string): boolean =>
  [order, ...(order.extraPayments ?? [])].some(({ paymentIntentId }) => paymentIntentId === payment);

/** Applies the open proposal; refunds the payment when there is none. */
async function takeDifference(order: OrderItem, payment: Payment): Promise<EventEffect | undefined> {
  const { session, paymentIntent, now, eventId } = payment;
  const cents = session.amount_total ?? 0;
  const changed = payProposal(
    order,
    {
      number: session.metadata?.proposal,
      paymentIntentId: paymentIntent,
      currency: session.currency,
      cents,
    },
    now,
  );
  if (!changed) {
    logWarning('a payment is refunded', { eventId, orderId: order.id });
    return refund(order, payment);
  }
  return {
    move: (current) => chargeMore(current, cents, paymentIntent),
    order: changed,
    others: placeWrites(order, changed),
  };
}

/** Takes a lapsed place and discount again; without them the order is canceled and refunded. */
async function placePaidOrder(
  order: OrderItem,
  payment: Payment,
): Promise<Pick<EventEffect, 'order' | 'others'>> {
  const acceptClock = await findAcceptClock(order, payment.now);
  const paid = { ...markPaid(order, payment), ...(acceptClock && { acceptClock }) };
  if (!order.lapsedPlace) return { order: settleHold(paid) };
  const free = await findFreePlace(order, payment.now);
  const discounts = await renewUses(order);
  if (!free || !discounts) return { order: settleHold(cancel(paid, payment.now)) };
  const placed = settleHold({ ...paid, discounts, lapsedPlace: free.place });
  return { order: placed, others: placeWrites(order, placed, free.limits) };
}

function cancel(order: OrderItem, now: Date): OrderItem {
  const at = now.toISOString();
  const line = { at, by: bloomkin, what: 'status', from: order.status, to: 'canceled' } as const;
  return { ...order, status: 'canceled', history: [...order.history, line] };
}

async function refund(order: OrderItem, { session, paymentIntent, now }: Payment) {
  await recordMovement(order, passing('charge', paymentIntent, session.amount_total ?? 0), now);
  await refundPayment(paymentIntent, session.id);
  return undefined;
}

const markPaid = (order: OrderItem, { paymentIntent, now }: Payment): OrderItem =>
  withPaymentChange(
    order,
    { paymentStatus: 'paid', paidBy: 'card', paymentIntentId: paymentIntent },
    { what: 'payment_status', from: order.paymentStatus, to: 'paid' },
    now,
  );
