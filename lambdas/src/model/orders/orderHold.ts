import type { CapacityPlace } from '#model/stores/capacityEntity.ts';
import { setting } from '#platform/settings.ts';
import type { OrderItem } from './orderEntity.ts';
import type { HistoryEntry } from './orderHistory.ts';
import { closeProposal, openProposal } from './proposal.ts';

/** Author of automatic changes in the history. */
export const bloomkin = 'Bloomkin';

export function holdFrom(now: Date): string {
  return new Date(now.getTime() + setting('HOLD_MINUTES') * 60_000).toISOString();
}

/** Counts towards the buyer's limit of open orders. */
export const isOpenUnpaid = (order: OrderItem): boolean =>
  order.status === 'new' && order.paymentStatus === 'not_paid' && !order.lapsedPlace;

export const holdEnd = (order: OrderItem): string | undefined =>
  (isOpenUnpaid(order) && order.heldUntil) || undefined;

/** The instant at which a hold for the buyer's payment lapses. */
export const lapseInstant = (order: OrderItem): string | undefined =>
  holdEnd(order) ?? openProposal(order)?.payBy;

/** Null for a canceled order, which only keeps a record of its place. */
export const occupiedPlace = ({ status, placeTaken }: OrderItem): CapacityPlace | null =>
  status === 'canceled' ? null : placeTaken;

/** Its own place, and that of a proposed new time. */
export const occupiedPlaces = (order: OrderItem): CapacityPlace[] =>
  [occupiedPlace(order), openProposal(order)?.heldPlace].filter((place) => place != null);

/** Paid or started orders await no payment; a lapsed place is then taken permanently. */
export function settleHold(order: OrderItem): OrderItem {
  if (!order.heldUntil && !order.lapsedPlace) return order;
  if (order.status === 'new' && order.paymentStatus === 'not_paid') return order;
  const placeTaken = order.status === 'canceled' ? order.placeTaken : (order.lapsedPlace ?? order.placeTaken);
  return { ...order, placeTaken, heldUntil: null, lapsedPlace: null };
}

export const lapse = (order: OrderItem, now: Date): OrderItem =>
  openProposal(order) ? closeProposal(order, 'expired', { by: bloomkin, now }) : lapseHold(order, now);

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
