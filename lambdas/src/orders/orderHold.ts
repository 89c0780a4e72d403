import { setting } from '../settings.ts';
import type { CapacityPlace } from '../stores/capacityEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import type { HistoryEntry } from './orderHistory.ts';

/** The history's author of automatic changes. */
export const bloomkin = 'Bloomkin';

export function holdFrom(now: Date): string {
  return new Date(now.getTime() + setting('HOLD_MINUTES') * 60_000).toISOString();
}

/** Counts towards the buyer's limit of open orders. */
export const isOpenUnpaid = (order: OrderItem): boolean =>
  order.status === 'new' && order.paymentStatus === 'not_paid' && !order.lapsedPlace;

export const holdEnd = (order: OrderItem): string | undefined =>
  (isOpenUnpaid(order) && order.heldUntil) || undefined;

/** Null for a canceled order, which only records its former place. */
export const occupiedPlace = ({ status, placeTaken }: OrderItem): CapacityPlace | null =>
  status === 'canceled' ? null : placeTaken;

/** Paid or started orders await no payment; a lapsed place is taken again for good. */
export function settleHold(order: OrderItem): OrderItem {
  if (!order.heldUntil && !order.lapsedPlace) return order;
  if (order.status === 'new' && order.paymentStatus === 'not_paid') return order;
  const placeTaken = order.status === 'canceled' ? order.placeTaken : (order.lapsedPlace ?? order.placeTaken);
  return { ...order, placeTaken, heldUntil: null, lapsedPlace: null };
}

export function lapseHold(order: OrderItem, now: Date): OrderItem {
  return withHoldLine({ ...order, placeTaken: null, lapsedPlace: order.placeTaken }, 'lapsed', now);
}

export function renewHold(order: OrderItem, placeTaken: CapacityPlace, now: Date): OrderItem {
  return withHoldLine({ ...order, placeTaken, lapsedPlace: null, heldUntil: holdFrom(now) }, 'renewed', now);
}

function withHoldLine(order: OrderItem, to: 'lapsed' | 'renewed', now: Date): OrderItem {
  const at = now.toISOString();
  const line: HistoryEntry = { at, by: bloomkin, what: 'hold', from: null, to };
  return { ...order, history: [...order.history, line], version: order.version + 1, updatedAt: at };
}
