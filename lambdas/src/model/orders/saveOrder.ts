import type { PlaceLimits } from '@bloomkin/shared/rules/storeDay.ts';
import { isSamePlace } from '@bloomkin/shared/rules/takenPlaces.ts';
import { useWrites } from '#model/discounts/useWrites.ts';
import { computeDayTtl, movePlace, releasePlaces, takePlace } from '#model/stores/capacityEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { dayLimitWrites } from './dayLimits.ts';
import { addOpenUnpaid, putHold, removeHold, removeOpenUnpaid } from './holdEntity.ts';
import { closedOrderCountWrites } from './list/closedOrderCountEntity.ts';
import { dueWrites } from './list/orderDueEntity.ts';
import { caseWrites } from './openCaseEntity.ts';
import { type OrderItem, replaceOrder } from './orderEntity.ts';
import { isOpenUnpaid, lapseInstant, occupiedPlaces } from './orderHold.ts';
import { putRefundAsked } from './refundAskedEntity.ts';

/** The florist decides. */
const unlimited: PlaceLimits = { period: null, day: null, zone: null };

interface OrderLimits {
  maxOpenUnpaid?: number;
  /** A florist's change may exceed a discount's limit. */
  unlimitedUses?: boolean;
  /** Goods that are sold out for the day are refused. */
  withinDayLimits?: boolean;
}

/** `order` fails when it changed since, `openUnpaid`, `dayLimits` and `discounts` at their limits. */
export const orderWrites = (
  read: OrderItem,
  next: OrderItem,
  { maxOpenUnpaid, unlimitedUses = false, withinDayLimits = false }: OrderLimits = {},
) => ({
  ...replaceOrder(next, read),
  closedOrderCounts: closedOrderCountWrites(read, next),
  due: dueWrites(read, next),
  holds: holdWrites(read, next),
  refundsAsked: refundWrites(read, next),
  cases: caseWrites(read, next),
  openUnpaid: openUnpaidWrite(read, next, maxOpenUnpaid),
  dayLimits: dayLimitWrites(read, next, { mayExceed: !withinDayLimits }),
  discounts: useWrites(read, next, { unlimited: unlimitedUses }),
});

function holdWrites(read: OrderItem, next: OrderItem): Write[] {
  const [from, to] = [lapseInstant(read), lapseInstant(next)];
  if (from === to) return [];
  return [...(from ? [removeHold(next.id, from)] : []), ...(to ? [putHold(next.id, to)] : [])];
}

/** The hourly job repeats refunds that the provider has neither confirmed nor refused. */
function refundWrites(read: OrderItem, next: OrderItem): Write[] {
  const known = new Set(read.refunds?.map(({ number }) => number));
  const newRefunds =
    next.refunds?.filter(({ number, state }) => state === 'asked' && !known.has(number)) ?? [];
  return newRefunds.map(({ number }) => putRefundAsked(next.id, number));
}

function openUnpaidWrite(read: OrderItem, next: OrderItem, maxOpenUnpaid?: number): Write | undefined {
  const { id, userId } = next;
  const [was, is] = [isOpenUnpaid(read), isOpenUnpaid(next)];
  if (was === is) return undefined;
  return is ? addOpenUnpaid(userId, id, maxOpenUnpaid) : removeOpenUnpaid(userId, id);
}

export function placeWrites(read: OrderItem, next: OrderItem, limits = unlimited): Write[] {
  const [from, to] = [occupiedPlaces(read), occupiedPlaces(next)];
  const left = from.filter((place) => !to.some((other) => isSamePlace(place, other)));
  const taken = to.filter((place) => !from.some((other) => isSamePlace(place, other)));
  const [first, ...others] = left;
  const [moved, ...added] = taken;
  if (first && moved) return [...movePlace(first, moved, limits), ...releasePlaces(others)];
  return [
    ...releasePlaces(left),
    ...[moved, ...added].flatMap((place) =>
      place ? [takePlace(place, limits, computeDayTtl(place.day))] : [],
    ),
  ];
}

/** Day counts expire, so old orders are saved without them. False on a version conflict. */
export async function saveOrder(
  read: OrderItem,
  next: OrderItem,
  act: readonly Write[] = [],
): Promise<boolean> {
  const limits = { unlimitedUses: true };
  const failed = await transact({ ...orderWrites(read, next, limits), place: placeWrites(read, next), act });
  if (!failed) return true;
  if (failed === 'order') return false;
  // The new place was not counted either, so it must not be given back later.
  return (await transact({ ...orderWrites(read, withoutPlaces(next), limits), act })) === undefined;
}

const withoutPlaces = (order: OrderItem): OrderItem => ({
  ...order,
  placeTaken: null,
  ...(order.proposal && { proposal: { ...order.proposal, heldPlace: null } }),
});
