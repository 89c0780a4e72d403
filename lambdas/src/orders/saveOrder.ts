import {
  type CapacityPlace,
  computeDayTtl,
  movePlace,
  releasePlace,
  takePlace,
} from '../stores/capacityEntity.ts';
import { transact, type Write } from '../table/transact.ts';
import { addOpenUnpaid, putHold, removeHold, removeOpenUnpaid } from './holdEntity.ts';
import { type OrderItem, replaceOrder } from './orderEntity.ts';
import { holdEnd, isOpenUnpaid, occupiedPlace } from './orderHold.ts';

export interface PlaceLimits {
  period: number | null;
  day: number | null;
}

const unlimited: PlaceLimits = { period: null, day: null };

/**
 * The next order and what goes with it: its hold and the count of its buyer's open unpaid orders. `order` fails when it
 * was changed since it was read, `openUnpaid` when the limit is reached.
 */
export const orderWrites = (read: OrderItem, next: OrderItem, maxOpenUnpaid?: number) => ({
  ...replaceOrder(next, read),
  holds: holdWrites(read, next),
  openUnpaid: openUnpaidWrite(read, next, maxOpenUnpaid),
});

function holdWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [holdEnd(read), holdEnd(next)];
  if (from === to) return [];
  return [...(from ? [removeHold(next.id, from)] : []), ...(to ? [putHold(next.id, to)] : [])];
}

function openUnpaidWrite(read: OrderItem, next: OrderItem, maxOpenUnpaid?: number): Write | undefined {
  const { id, userId } = next;
  const [was, is] = [isOpenUnpaid(read), isOpenUnpaid(next)];
  if (was === is) return undefined;
  return is ? addOpenUnpaid(userId, id, maxOpenUnpaid) : removeOpenUnpaid(userId, id);
}

/** An order's place in the florist's day follows it: taken, given back or moved. */
export function placeWrites(read: OrderItem, next: OrderItem, limits = unlimited): Write[] {
  const [from, to] = [occupiedPlace(read), occupiedPlace(next)];
  if (!from) return to ? [takePlace(to, limits, computeDayTtl(to.day))] : [];
  if (!to) return [releasePlace(from)];
  return isSamePlace(from, to) ? [] : movePlace(from, to);
}

const isSamePlace = (a: CapacityPlace, b: CapacityPlace) =>
  a.day === b.day && a.periodStart === b.periodStart;

/**
 * Writes the order, and its place in the florist's day with it. When the day's count is gone already (it is kept for two
 * months), the order alone is written: an old order can still be canceled. False when it was changed since it was read.
 */
export async function saveOrder(read: OrderItem, next: OrderItem): Promise<boolean> {
  const failed = await transact({ ...orderWrites(read, next), place: placeWrites(read, next) });
  if (!failed) return true;
  if (failed === 'order') return false;
  // Its new place was not counted either: it must not give back another order's one day.
  return (await transact(orderWrites(read, { ...next, placeTaken: null }))) === undefined;
}
