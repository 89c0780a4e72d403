import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DayCount, type DayRange, locateDays } from '#table/locateDays.ts';
import { listDoneOrders } from '../orderEntity.ts';
import type { ListedOrder } from '../storedOrder.ts';
import { noDay } from './openSort.ts';
import { sortRows } from './orderFilter.ts';
import { listOrdersByDue } from './orderWordEntity.ts';

/** Undefined: of all florists. */
export type Scope = CompanyId | undefined;

export interface Wanted {
  offset: number;
  limit: number;
}

type Filter = Pick<OrderFilter, 'payment_status' | 'pickup' | 'from' | 'to'>;

/** By the counts of days, as `{stage}~{day}`: all completed orders come before canceled ones. */
export async function readDoneOrders(
  companyId: Scope,
  byDay: readonly DayCount[],
  filter: Filter,
  { offset, limit }: Wanted,
): Promise<ListedOrder[]> {
  const range = locateDays(byDay, offset, limit);
  if (!range) return [];
  const rows = await readRange(companyId, byDay, range, { filter, limit: range.skip + limit });
  return rows
    .filter((row) => isWithin(row, range) && fits(row, filter))
    .slice(range.skip, range.skip + limit);
}

const isWithin = ({ status, day }: ListedOrder, { from, to }: DayRange): boolean => {
  const place = `${status}~${day ?? noDay}`;
  return place >= from && place <= to;
};

const fits = (row: ListedOrder, { payment_status, pickup }: Filter): boolean =>
  (!payment_status || row.paymentStatus === payment_status) &&
  (pickup === undefined || row.isPickup === pickup);

interface Reading {
  filter: Filter;
  limit: number;
}

const stageOf = ({ day }: DayCount): string => day.split('~')[0] ?? '';
const dayOf = (place: string): string => place.split('~')[1] ?? '';

/** One call, but two for a payment or a way of delivery where completed orders end and canceled ones begin. */
async function readRange(
  companyId: Scope,
  byDay: readonly DayCount[],
  { from, to }: DayRange,
  { filter, limit }: Reading,
): Promise<ListedOrder[]> {
  const isNarrowed = filter.payment_status !== undefined || filter.pickup !== undefined;
  const located = byDay.filter(({ day }) => day >= from && day <= to);
  const parts = [...Map.groupBy(located, stageOf).values()].map(
    (days) => [days.at(-1)?.day ?? from, days[0]?.day ?? to] as const,
  );
  if (parts.length > 1 && filter.from && filter.to) {
    const days = located.map(({ day }) => dayOf(day)).toSorted();
    return sortRows(await listOrdersByDue(companyId, [days[0] ?? '', days.at(-1) ?? '']), 'delivery');
  }
  const isWhole = !isNarrowed && (parts.length === 1 || !(filter.from || filter.to));
  if (isWhole) return listDoneOrders(companyId, [from, to], { limit });
  const read = await Promise.all(parts.map((part) => listDoneOrders(companyId, part)));
  return read.flat();
}
