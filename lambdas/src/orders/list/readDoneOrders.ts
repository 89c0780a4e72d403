import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DayCount, type DayRange, locateDays } from '#table/locateDays.ts';
import { listDoneOrders } from '../orderEntity.ts';
import type { ListedOrder } from '../storedOrder.ts';
import type { MarketDoneDay } from './doneDayEntity.ts';
import { countBetween } from './doneDays.ts';
import { isNarrowed, type NarrowedBy } from './filterKey.ts';
import { listNarrowedOrders, listOrdersByDue } from './orderDueEntity.ts';
import { sortRows } from './orderFilter.ts';
import { noDay } from './orderSort.ts';

export type Scope = CompanyId | undefined;

export interface Wanted {
  offset: number;
  limit: number;
}

type Filter = Pick<OrderFilter, 'payment_status' | 'pickup' | 'from' | 'to'>;

interface Located {
  /** All counts of the scope. */
  days: readonly MarketDoneDay[];
  /** Counts of fitting orders per `{stage}~{day}`: completed orders precede canceled ones. */
  byDay: readonly DayCount[];
}

export async function readDoneOrders(
  companyId: Scope,
  { days, byDay }: Located,
  filter: Filter,
  { offset, limit }: Wanted,
): Promise<ListedOrder[]> {
  const range = locateDays(byDay, offset, limit);
  if (!range) return [];
  const located = byDay.filter(({ day }) => day >= range.from && day <= range.to);
  const rows = await readRange(companyId, { days, byDay: located }, filter, range.skip + limit);
  return rows
    .filter((row) => isWithin(row, range) && fits(row, filter))
    .slice(range.skip, range.skip + limit);
}

const isWithin = ({ status, day }: ListedOrder, { from, to }: DayRange): boolean => {
  const place = `${status}~${day ?? noDay}`;
  return place >= from && place <= to;
};

const fits = (row: ListedOrder, { payment_status, pickup }: NarrowedBy): boolean =>
  (!payment_status || row.paymentStatus === payment_status) &&
  (pickup === undefined || row.isPickup === pickup);

const getStage = ({ day }: DayCount): string => day.split('~')[0] ?? '';
const getDay = ({ day }: DayCount): string => day.split('~')[1] ?? '';

/** A call returns some 3,700. */
const rowsOfCall = 3000;

/** One call; two where the completed orders of a long time end and its canceled ones begin. */
async function readRange(
  companyId: Scope,
  { days, byDay }: Located,
  filter: Filter,
  limit: number,
): Promise<ListedOrder[]> {
  const read = (part: readonly DayCount[]) => {
    const range = [part.at(-1)?.day ?? '', part[0]?.day ?? ''] as const;
    return isNarrowed(filter)
      ? listNarrowedOrders(companyId, filter, range, { limit })
      : listDoneOrders(companyId, range, { limit });
  };
  const parts = [...Map.groupBy(byDay, getStage).values()];
  const isApart = parts.length > 1 && (filter.from !== undefined || filter.to !== undefined);
  if (!isApart) return read(byDay);
  const [first = '', ...others] = byDay.map(getDay).toSorted();
  const span = [first, others.at(-1) ?? first] as const;
  if (countBetween(days, span) <= rowsOfCall)
    return sortRows(await listOrdersByDue(companyId, span), 'delivery');
  return (await Promise.all(parts.map(read))).flat();
}
