import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { photoUrl } from '#agents/core/links.ts';
import { discountCents, listLines, listOrderEvents, listRefunds, orderUrl } from '#agents/core/orderFacts.ts';
import { findAgentSession } from '#model/agents/agentSessionEntity.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { toEnvelope } from './capabilities.ts';
import type { Platform } from './platform.ts';
import { toPostal, total } from './toFulfillment.ts';

/** Undefined for an order that this agent's checkout did not lead to. */
export async function showOrder(id: string, platform: Platform, now: Date): Promise<object | undefined> {
  const orderId = OrderId.safeParse(id).data;
  const order = orderId && (await findOrder(orderId));
  if (!order?.agentSession) return undefined;
  const session = await findAgentSession(order.agentSession, now);
  if (session?.agent !== platform.profile || session.orderId !== order.id) return undefined;
  return { ucp: toEnvelope(platform.capabilities), ...(await toOrder(order, session.id)) };
}

/** The whole order, as an answer and as an event. */
export async function toOrder(order: OrderItem, checkoutId: string): Promise<object> {
  const isGone = order.status === 'canceled';
  const lines = listLines(order);
  const all = lines.map(({ lineId, count }) => ({ id: lineId, quantity: count }));
  const offCents = discountCents(order);
  return {
    id: order.id,
    label: order.number,
    checkout_id: checkoutId,
    permalink_url: orderUrl(order),
    currency: 'AUD',
    line_items: lines.map(toLine),
    fulfillment: {
      expectations: isGone ? [] : [toExpectation(order, all)],
      events: await listEvents(order, all),
    },
    adjustments: listRefunds(order).map(({ id, amountCents, reason, at, status }) => ({
      ...{ id, type: 'refund', occurred_at: at, status },
      totals: [total('total', -amountCents)],
      ...(reason && { description: reason }),
    })),
    totals: [
      total('subtotal', order.goodsCents),
      ...(offCents > 0 ? [total('discount', -offCents)] : []),
      total('fulfillment', order.deliveryCents),
      total('total', order.totalCents),
    ],
    ...(order.heldUntil !== null && order.status !== 'canceled' && { messages: [toPaymentMessage(order)] }),
  };
}

/** Warns the agent that a placed order is unpaid, so that it does not announce a delivery. */
const toPaymentMessage = ({ heldUntil }: OrderItem) => ({
  type: 'warning',
  code: 'payment_pending',
  content: `The buyer has not paid yet. The florist keeps the place until ${heldUntil}.`,
});

const toLine = ({ lineId, productId, sizeId, name, sizeName, photo, priceCents, ...line }: Line) => ({
  id: lineId,
  item: {
    id: toVariantId(productId, sizeId),
    title: lineTitle(name, sizeName),
    price: priceCents,
    ...(photo && { image_url: photoUrl(photo) }),
  },
  quantity: { original: line.count, total: line.left, fulfilled: line.done },
  totals: [total('subtotal', priceCents * line.count), total('total', priceCents * line.count)],
  status: line.lineStatus,
});
type Line = ReturnType<typeof listLines>[number];

function toExpectation(order: OrderItem, line_items: readonly object[]) {
  const { day, period, isPickup, storeAddress, place, unitOffice, recipient, fio } = order;
  const when = day && period ? `${formatDay(day)}, ${formatPeriod(period.startTime, period.stopTime)}` : day;
  const [firstName = '', ...lastNames] = (recipient?.fio ?? fio).split(' ');
  return {
    id: 'exp_1',
    line_items,
    method_type: isPickup ? 'pickup' : 'shipping',
    destination: {
      ...toPostal(isPickup ? storeAddress : (place?.address ?? '')),
      ...(unitOffice && !isPickup && { extended_address: unitOffice }),
      ...{ first_name: firstName, last_name: lastNames.join(' ') },
    },
    ...(when && { description: when }),
    ...(order.deliverAt && { fulfillable_on: order.deliverAt }),
  };
}

async function listEvents(order: OrderItem, line_items: readonly object[]): Promise<object[]> {
  const tracking = { tracking_number: order.number, tracking_url: orderUrl(order) };
  const events = await listOrderEvents(order);
  return events.map(({ id, at, step }) => ({ id, occurred_at: at, type: step, line_items, ...tracking }));
}
