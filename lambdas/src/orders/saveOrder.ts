import {
  type CapacityPlace,
  computeDayTtl,
  movePlace,
  releasePlace,
  takePlace,
} from '../stores/capacityEntity.ts';
import { transact, type Write } from '../table/transact.ts';
import { addOpenUnpaid, putHold, removeHold, removeOpenUnpaid } from './holdEntity.ts';
import { doneDayWrites } from './list/doneDayEntity.ts';
import { type OrderItem, replaceOrder } from './orderEntity.ts';
import { holdEnd, isOpenUnpaid, occupiedPlace } from './orderHold.ts';

export interface PlaceLimits {
  period: number | null;
  day: number | null;
}

const unlimited: PlaceLimits = { period: null, day: null };

/** `order` fails when it was changed since, `openUnpaid` at the limit. */
export const orderWrites = (read: OrderItem, next: OrderItem, maxOpenUnpaid?: number) => ({
  ...replaceOrder(next, read),
  doneDays: doneDayWrites(read, next),
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

export function placeWrites(read: OrderItem, next: OrderItem, limits = unlimited): Write[] {
  const [from, to] = [occupiedPlace(read), occupiedPlace(next)];
  if (!from) return to ? [takePlace(to, limits, computeDayTtl(to.day))] : [];
  if (!to) return [releasePlace(from)];
  return isSamePlace(from, to) ? [] : movePlace(from, to);
}

const isSamePlace = (a: CapacityPlace, b: CapacityPlace) =>
  a.day === b.day && a.periodStart === b.periodStart;

/** Day counts expire after two months: old orders are then saved alone. False on a version conflict. */
export async function saveOrder(
  read: OrderItem,
  next: OrderItem,
  act: readonly Write[] = [],
): Promise<boolean> {
  const failed = await transact({ ...orderWrites(read, next), place: placeWrites(read, next), act });
  if (!failed) return true;
  if (failed === 'order') return false;
  // The new place was not counted either, so it must not be given back later.
  return (await transact({ ...orderWrites(read, { ...next, placeTaken: null }), act })) === undefined;
}
