import { computeRevenueCents, isTaken } from '@bloomkin/shared/rules/takenOrder.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { chargedCents } from '#model/orders/cardPayments.ts';
import { readDeliveryState } from '#model/orders/emptyOrder.ts';
import { isDropped, wasCompletedOnTime } from '#model/orders/onTime.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { listUnrefundedLines } from '#model/orders/unrefundedLines.ts';

/** Each key is a day and a path of that day's row: `2026-11-20~statuses.new`. */
export type Effect = Readonly<Record<string, number>>;

export type Categories = Readonly<Record<string, string>>;

/** The current contribution of an order to the figures (docs/product-rules.md, "Figures"). */
export function computeOrderEffect(order: OrderItem, categories: Categories): Effect {
  if (order.deletedAt) return {};
  const { day, time } = localTime(new Date(order.createdAt), order.timeZone);
  const placed = {
    [`statuses.${order.status}`]: 1,
    ...qualitySums(order),
    ...(isTaken(order) && takenSums(order, time.slice(0, 2), categories)),
  };
  return keepCounted({ ...onDay(day, placed), ...deliverySums(order) });
}

const onDay = (day: string, paths: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(paths).map(([path, value]) => [`${day}~${path}`, value]));

const keepCounted = (effect: Effect): Effect =>
  Object.fromEntries(Object.entries(effect).filter(([, value]) => value !== 0));

function takenSums(order: OrderItem, hour: string, categories: Categories): Record<string, number> {
  const { refundedCents = 0, dispute } = order;
  const cents = computeRevenueCents({ chargedCents: chargedCents(order), refundedCents, dispute });
  const state = readDeliveryState(order);
  return {
    'totals.orders': 1,
    'totals.cents': cents,
    [`hourOrders.${hour}`]: 1,
    [`hourCents.${hour}`]: cents,
    ...(state && { [`stateOrders.${state}`]: 1, [`stateCents.${state}`]: cents }),
    ...lineSums(order, categories),
  };
}

function lineSums(order: OrderItem, categories: Categories): Record<string, number> {
  const sums: Record<string, number> = {};
  const add = (path: string, value: number) => {
    sums[path] = (sums[path] ?? 0) + value;
  };
  for (const { productId, priceCents, count } of listUnrefundedLines(order)) {
    const cents = priceCents * count;
    add(`productCount.${productId}`, count);
    add(`productCents.${productId}`, cents);
    const category = categories[productId];
    if (category) add(`categoryCents.${category}`, cents);
  }
  return sums;
}

/** Money given back other than by an edit or the buyer's own cancellation, and how long the florist took to accept. */
function qualitySums(order: OrderItem): Record<string, number> {
  const { paymentStatus, rescue, acceptedMinutes } = order;
  // The order that took it over counts the payment.
  const isPaid = paymentStatus === 'paid' || (paymentStatus === 'refunded' && rescue?.state !== 'moved');
  const refundedCents = isPaid ? countRefundedCents(order) : 0;
  return {
    'totals.paid': isPaid ? 1 : 0,
    'totals.refunds': refundedCents > 0 ? 1 : 0,
    'totals.refundedCents': refundedCents,
    ...(acceptedMinutes !== undefined && { [`accepts.${acceptedMinutes}`]: 1 }),
  };
}

function countRefundedCents(order: OrderItem): number {
  const { refundedCents = 0, refunds = [], status } = order;
  if (status === 'canceled' && !isDropped(order)) return 0;
  const edits = refunds.filter(({ isEdit, state }) => isEdit && state === 'done');
  return Math.max(0, refundedCents - edits.reduce((sum, { amountCents }) => sum + amountCents, 0));
}

/** On the day it was due. */
function deliverySums(order: OrderItem): Effect {
  if (isDropped(order) && order.day) return onDay(order.day, { 'totals.dropped': 1 });
  if (order.status !== 'completed' || !order.day) return {};
  return onDay(order.day, {
    'totals.delivered': 1,
    'totals.onTime': wasCompletedOnTime(order) ? 1 : 0,
  });
}
