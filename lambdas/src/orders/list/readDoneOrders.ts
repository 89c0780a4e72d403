import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DayCount, type DayRange, locateDays, sumDays } from '#table/locateDays.ts';
import { listDoneOrders } from '../orderEntity.ts';
import type { ListedOrder } from '../storedOrder.ts';
import type { MarketDoneDay } from './doneDayEntity.ts';
import { countBetween, countDays } from './doneDays.ts';
import { isNarrowed } from './filterKey.ts';
import { listNarrowedOrders, listOrdersByDue } from './orderDueEntity.ts';
import { sortRows } from './orderFilter.ts';
import { searchDoneOrders } from './orderSearchEntity.ts';
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

const fits = ({ day, paymentStatus, isPickup }: ListedOrder, filter: Filter): boolean =>
  (!filter.payment_status || paymentStatus === filter.payment_status) &&
  (filter.pickup === undefined || isPickup === filter.pickup) &&
  (!filter.from || (day ?? noDay) >= filter.from) &&
  (!filter.to || (day !== null && day <= filter.to));

const getStage = ({ day }: DayCount): string => day.split('~')[0] ?? '';
const getDay = ({ day }: DayCount): string => day.split('~')[1] ?? '';

/** A call returns some 3,700 by due time, and some 1,400 by status. */
const mostByDue = 3000;
const rowsOfCall = 1200;

/** Due in a span of days, or more: of a florist one call. DynamoDB refuses a range that ends before it begins. */
export function readDoneOrdersDue(
  companyId: Scope,
  days: readonly MarketDoneDay[],
  span: readonly [from: string, to: string],
): Promise<ListedOrder[]> {
  const [from, to] = span;
  if (from > to) return Promise.resolve([]);
  const isMany = companyId !== undefined && countBetween(days, span) > mostByDue;
  return isMany ? searchDoneOrders(companyId, () => true) : listOrdersByDue(companyId, span);
}

/** Two calls only for the market, where the completed orders of a long time end and its canceled ones begin. */
async function readRange(
  companyId: Scope,
  { days, byDay }: Located,
  filter: Filter,
  limit: number,
): Promise<ListedOrder[]> {
  const read = (part: readonly DayCount[], count: number) => {
    const range = [part.at(-1)?.day ?? '', part[0]?.day ?? ''] as const;
    return isNarrowed(filter)
      ? listNarrowedOrders(companyId, filter, range, { limit: count })
      : listDoneOrders(companyId, range, { limit: count });
  };
  const parts = [...Map.groupBy(byDay, getStage).values()];
  if (parts.length < 2) return read(byDay, limit);
  const between = countOtherDays(days, byDay, filter);
  if (between === 0 || limit + between <= rowsOfCall) return read(byDay, limit + between);
  const [first = '', ...others] = byDay.map(getDay).toSorted();
  const span = [first, others.at(-1) ?? first] as const;
  if (companyId || countBetween(days, span) <= mostByDue)
    return sortRows(await readDoneOrdersDue(companyId, days, span), 'delivery');
  return (await Promise.all(parts.map((part) => read(part, limit)))).flat();
}

/** Orders between the located ones that the filter's days leave out: older completed ones and later canceled ones. */
function countOtherDays(days: readonly MarketDoneDay[], byDay: readonly DayCount[], filter: Filter): number {
  const { payment_status, pickup } = filter;
  const [to = '', from = ''] = [byDay[0]?.day, byDay.at(-1)?.day];
  const all = (['completed', 'canceled'] as const)
    .flatMap((stage) => countDays(days, stage, { payment_status, pickup }))
    .filter(({ day }) => day >= from && day <= to);
  return sumDays(all) - sumDays(byDay);
}
