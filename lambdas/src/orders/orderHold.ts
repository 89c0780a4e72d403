import { setting } from '../settings.ts';
import type { CapacityPlace } from '../stores/capacityEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import type { HistoryEntry } from './orderHistory.ts';

/** Who the history names for what no person did. */
export const bloomkin = 'Bloomkin';

export function holdFrom(now: Date): string {
  return new Date(now.getTime() + setting('HOLD_MINUTES') * 60_000).toISOString();
}

/** Unpaid, nobody has started on it, and it has a place in the florist's day: it counts among the buyer's open ones. */
export const isOpenUnpaid = (order: OrderItem): boolean =>
  order.status === 'new' && order.paymentStatus === 'not_paid' && !order.lapsedPlace;

/** When the hold on its place lapses; undefined where it has none. */
export const holdEnd = (order: OrderItem): string | undefined =>
  (isOpenUnpaid(order) && order.heldUntil) || undefined;

/** The place it takes up; a canceled order keeps the record of the one it gave back. */
export const occupiedPlace = ({ status, placeTaken }: OrderItem): CapacityPlace | null =>
  status === 'canceled' ? null : placeTaken;

/**
 * An order that is paid or that its florist has started on waits for no payment: it has its place, taken anew when it had
 * lapsed, for good.
 */
export function settleHold(order: OrderItem): OrderItem {
  if (!order.heldUntil && !order.lapsedPlace) return order;
  if (order.status === 'new' && order.paymentStatus === 'not_paid') return order;
  const placeTaken = order.status === 'canceled' ? order.placeTaken : (order.lapsedPlace ?? order.placeTaken);
  return { ...order, placeTaken, heldUntil: null, lapsedPlace: null };
}

export function lapseHold(order: OrderItem, now: Date): OrderItem {
  return withHoldLine({ ...order, placeTaken: null, lapsedPlace: order.placeTaken }, 'lapsed', now);
}

/** A lapsed order with a place again, until the end of a new hold. */
export function renewHold(order: OrderItem, placeTaken: CapacityPlace, now: Date): OrderItem {
  return withHoldLine({ ...order, placeTaken, lapsedPlace: null, heldUntil: holdFrom(now) }, 'renewed', now);
}

function withHoldLine(order: OrderItem, to: 'lapsed' | 'renewed', now: Date): OrderItem {
  const at = now.toISOString();
  const line: HistoryEntry = { at, by: bloomkin, what: 'hold', from: null, to };
  return { ...order, history: [...order.history, line], version: order.version + 1, updatedAt: at };
}
