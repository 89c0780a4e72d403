import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logError, logWarning } from '../http/log.ts';
import { bloomkin, settleHold } from '../orders/orderHold.ts';
import type { OrderItem } from '../orders/orderItem.ts';
import { findOrder } from '../orders/orderTable.ts';
import { findPlaceAnew } from '../orders/placeAnew.ts';
import { orderRows, placeRows } from '../orders/saveOrder.ts';
import { insertLedgerLine, insertPaymentEvent } from '../payments/paymentTable.ts';
import { refundPayment } from '../services/payments.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import type { Session } from './paymentEvent.ts';

const maxTries = 5;

/**
 * Marks the order paid; a payment that nobody can use goes back by itself: of a canceled order, of one that is paid, or of
 * another amount, when the florist changed the order while an older card page was open.
 */
export async function sessionPaid(eventId: string, session: Session, now: Date): Promise<void> {
  if (session.payment_status !== 'paid') return;
  const orderId = OrderId.safeParse(session.client_reference_id);
  const paymentIntent = session.payment_intent;
  if (!orderId.success || !paymentIntent) return logError('a payment without an order', { eventId });
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const order = await findOrder(orderId.data);
    if (!order) return logError('a payment for an unknown order', { eventId, orderId: orderId.data });
    if (alreadyPaidBy(order, session.id)) return;
    if (order.status === 'canceled' || order.paymentStatus !== 'not_paid') {
      logWarning('a payment is given back', { eventId, orderId: order.id });
      return giveBack(order, session, paymentIntent, now);
    }
    if (!amountIsRight(order, session)) {
      logError('a payment of another amount is given back', { eventId, orderId: order.id });
      return giveBack(order, session, paymentIntent, now);
    }
    const failed = await transact([
      insertPaymentEvent(eventId, now),
      insertLedgerLine({
        orderId: order.id,
        what: 'payment',
        amountCents: order.totalCents,
        reference: paymentIntent,
        at: now.toISOString(),
      }),
      ...(await paidRows(order, paid(order, session.id, paymentIntent, now), now)),
    ]);
    if (!failed || failed.index === 0) return;
  }
  throw new Error('The order is changed by others again and again');
}

/**
 * A payment after the lapse takes the place anew. Where there is none the order is canceled with it, and the money goes
 * back as of any canceled order (`jobs/refundCanceled.ts`).
 */
async function paidRows(order: OrderItem, paid: OrderItem, now: Date): Promise<TransactItem[]> {
  if (!order.lapsedPlace) return orderRows(order, settleHold(paid));
  const anew = await findPlaceAnew(order, now);
  if (!anew) return orderRows(order, settleHold(canceled(paid, now)));
  const placed = settleHold({ ...paid, lapsedPlace: anew.place });
  return [...orderRows(order, placed), ...placeRows(order, placed, anew.limits)];
}

function canceled(order: OrderItem, now: Date): OrderItem {
  const at = now.toISOString();
  const line = { at, by: bloomkin, what: 'status', from: order.status, to: 'canceled' } as const;
  return { ...order, status: 'canceled', history: [...order.history, line] };
}

/** The ledger has the payment first; its refund's line comes with the provider's word (`chargeRefunded.ts`). */
async function giveBack(
  { id: orderId }: OrderItem,
  { id, amount_total }: Session,
  reference: string,
  now: Date,
): Promise<void> {
  const amountCents = amount_total ?? 0;
  // A line that is there already is right: the event came twice.
  await transact([
    insertLedgerLine({ orderId, what: 'payment', amountCents, reference, at: now.toISOString() }),
  ]);
  await refundPayment(reference, id);
}

const alreadyPaidBy = (order: OrderItem, sessionId: string) => order.paymentSessionId === sessionId;

function amountIsRight(order: OrderItem, session: Session): boolean {
  return session.currency === 'aud' && session.amount_total === order.totalCents;
}

function paid(order: OrderItem, sessionId: string, paymentIntentId: string, now: Date): OrderItem {
  const at = now.toISOString();
  const line = {
    at,
    by: cardPayment,
    what: 'payment_status',
    from: order.paymentStatus,
    to: 'paid',
  } as const;
  return {
    ...order,
    paymentStatus: 'paid',
    paidBy: 'card',
    paymentSessionId: sessionId,
    paymentIntentId,
    history: [...order.history, line],
    version: order.version + 1,
    updatedAt: at,
  };
}
