import { paths } from '@bloomkin/shared/pages.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { photoUrl, siteUrl } from '#agents/core/links.ts';
import { findAgentSession } from '#model/agents/agentSessionEntity.ts';
import { findOrder, type OrderItem, readHistory } from '#model/orders/orderEntity.ts';
import type { OrderLine } from '#model/orders/storedOrder.ts';
import { toEnvelope } from './capabilities.ts';
import type { Platform } from './platform.ts';
import { toPostal } from './toFulfillment.ts';

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
  const lines = order.lines.map((line, index) => ({ ...line, lineId: `li_${index + 1}` }));
  const all = lines.map(({ lineId, count }) => ({ id: lineId, quantity: count }));
  const discountCents = (order.discounts ?? []).reduce((sum, { cents }) => sum + cents, 0);
  return {
    id: order.id,
    label: order.number,
    checkout_id: checkoutId,
    permalink_url: siteUrl(paths.order(order.id)),
    currency: 'AUD',
    line_items: lines.map((line) => toLine(line, order)),
    fulfillment: {
      expectations: isGone ? [] : [toExpectation(order, all)],
      events: await listEvents(order, all),
    },
    adjustments: (order.refunds ?? []).map(({ number, amountCents, reason, at, state }) => ({
      id: `refund_${number}`,
      type: 'refund',
      occurred_at: at,
      status: ({ asked: 'pending', done: 'completed', failed: 'failed' } as const)[state],
      totals: [total('total', -amountCents)],
      ...(reason && { description: reason }),
    })),
    totals: [
      total('subtotal', order.goodsCents),
      ...(discountCents > 0 ? [total('discount', -discountCents)] : []),
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

const total = (type: string, amount: number) => ({ type, amount });

function toLine(
  { lineId, productId, sizeId, name, sizeName, photo, priceCents, count }: OrderLine & { lineId: string },
  { status }: OrderItem,
) {
  const isDone = status === 'completed';
  const isGone = status === 'canceled';
  return {
    id: lineId,
    item: {
      id: toVariantId(productId, sizeId),
      title: lineTitle(name, sizeName),
      price: priceCents,
      ...(photo && { image_url: photoUrl(photo) }),
    },
    quantity: { original: count, total: isGone ? 0 : count, fulfilled: isDone ? count : 0 },
    totals: [total('subtotal', priceCents * count), total('total', priceCents * count)],
    status: isGone ? 'removed' : isDone ? 'fulfilled' : 'processing',
  };
}

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

const eventOf: Readonly<Record<string, string>> = {
  in_progress: 'accepted',
  formation: 'being_made',
  ready_to_ship: 'ready',
  completed: 'delivered',
  canceled: 'canceled',
};

/** By the florist's own steps, as the history has them. */
async function listEvents(order: OrderItem, line_items: readonly object[]): Promise<object[]> {
  const history = await readHistory(order);
  const tracking_url = siteUrl(paths.order(order.id));
  return history.flatMap(({ at, what, to }, index) => {
    const type =
      what === 'status' && to ? eventOf[to] : what === 'dispatch' && to ? 'out_for_delivery' : undefined;
    if (!type) return [];
    const event = { id: `ev_${index + 1}`, occurred_at: at, type, line_items };
    return [{ ...event, tracking_number: order.number, tracking_url }];
  });
}
