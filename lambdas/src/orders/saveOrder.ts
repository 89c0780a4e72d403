import {
  type CapacityPlace,
  givePlaceBack,
  movePlace,
  takePlace,
  ttlOfDay,
} from '../stores/capacityTable.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { addOpenUnpaid, deleteHold, putHold, removeOpenUnpaid } from './holdTable.ts';
import { holdEnd, isOpenUnpaid, occupiedPlace } from './orderHold.ts';
import type { OrderItem } from './orderItem.ts';
import { replaceOrder } from './orderTable.ts';

export interface PlaceLimits {
  period: number | null;
  day: number | null;
}

const unlimited: PlaceLimits = { period: null, day: null };

/**
 * The changed order, first, and what goes with it: its hold and the count of its buyer's open unpaid orders. Only its
 * version and, where it is given, the limit of open unpaid orders are conditions.
 */
export function orderRows(before: OrderItem, after: OrderItem, maxOpenUnpaid?: number): TransactItem[] {
  return [...replaceOrder(after, before.version), ...holdRows(before, after, maxOpenUnpaid)];
}

function holdRows(before: OrderItem, after: OrderItem, maxOpenUnpaid?: number): TransactItem[] {
  const { id, userId } = after;
  const [from, to] = [holdEnd(before), holdEnd(after)];
  const [was, is] = [isOpenUnpaid(before), isOpenUnpaid(after)];
  return [
    ...(from && from !== to ? [deleteHold(id, from)] : []),
    ...(to && from !== to ? [putHold(id, to)] : []),
    ...(was && !is ? [removeOpenUnpaid(userId, id)] : []),
    ...(is && !was ? [addOpenUnpaid(userId, id, maxOpenUnpaid)] : []),
  ];
}

/** An order's place in the florist's day follows it: taken, given back or moved. */
export function placeRows(before: OrderItem, after: OrderItem, limits = unlimited): TransactItem[] {
  const [from, to] = [occupiedPlace(before), occupiedPlace(after)];
  if (!from) return to ? [takePlace(to, limits, ttlOfDay(to.day))] : [];
  if (!to) return [givePlaceBack(from)];
  return isSamePlace(from, to) ? [] : movePlace(from, to);
}

const isSamePlace = (a: CapacityPlace, b: CapacityPlace) =>
  a.day === b.day && a.periodStart === b.periodStart;

/**
 * Writes the order, and its place in the florist's day with it. When the day's count is gone already (it is kept for two
 * months), the order alone is written: an old order can still be canceled. False when somebody was faster.
 */
export async function saveOrder(before: OrderItem, after: OrderItem): Promise<boolean> {
  const failed = await transact([...orderRows(before, after), ...placeRows(before, after)]);
  if (!failed) return true;
  if (failed.index === 0) return false;
  // Its new place was not counted either: it must not give back another order's one day.
  return (await transact(orderRows(before, { ...after, placeTaken: null }))) === undefined;
}
