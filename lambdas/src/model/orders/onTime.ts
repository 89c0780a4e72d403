import { wasOnTime } from '@bloomkin/shared/rules/claims.ts';
import { findLastMove } from './historyLine.ts';
import type { OrderItem } from './orderEntity.ts';

/** A pick-up is on time when it was ready; `now` replaces a completion that old orders did not record. */
export function wasCompletedOnTime(
  { day, period, timeZone, completedAt, updatedAt, isPickup, history }: OrderItem,
  now = new Date(updatedAt),
): boolean {
  const ready = isPickup
    ? history.findLast(({ what, to }) => what === 'status' && to === 'ready_to_ship')
    : null;
  const at = ready?.at ?? completedAt;
  const completed = at ? new Date(at) : now;
  return (
    day !== null && wasOnTime({ completedAt: completed, day, stopTime: period?.stopTime ?? null, timeZone })
  );
}

/** Paid, and canceled by the florist or not accepted in time: due, and never on time. */
export function isDropped(order: OrderItem): boolean {
  if (order.status !== 'canceled' || order.paymentStatus === 'not_paid') return false;
  return order.rescue !== undefined || findLastMove(order)?.by === 'Florist';
}
