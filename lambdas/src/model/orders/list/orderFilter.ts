import { isLate } from '@bloomkin/shared/rules/lateOrder.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { decodeTime } from 'ulid';
import { toStage } from '#model/orders/orderEntity.ts';
import { toDueSortKey } from '#model/orders/orderSort.ts';
import { toMatcher } from '#model/orders/searchText.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';

export const isLateRow = ({ status, day, period, timeZone }: ListedOrder, now: Date): boolean =>
  isLate({ status, day, stopTime: period?.stopTime ?? null, timeZone }, now);

/** Ignores the status: tabs count statuses under the other filters. */
export function createFilter(filter: OrderFilter, now: Date): (row: ListedOrder) => boolean {
  const isFound = toMatcher(filter.search ?? '');
  return (row) => fits(row, filter, now) && (!filter.search || isFound(row.searchText));
}

function fits(row: ListedOrder, filter: OrderFilter, now: Date): boolean {
  const day = row.day ?? '';
  return (
    (filter.pickup === undefined || row.isPickup === filter.pickup) &&
    (!filter.company_id || row.companyId === filter.company_id) &&
    (!filter.payment_status || row.paymentStatus === filter.payment_status) &&
    (!filter.from || day >= filter.from) &&
    (!filter.to || (day !== '' && day <= filter.to)) &&
    (!filter.period || row.period?.startTime === filter.period) &&
    (!filter.placed_from || decodeTime(row.id) >= Date.parse(filter.placed_from)) &&
    (!filter.late || isLateRow(row, now))
  );
}

export const hasStatus = ({ status }: Pick<ListedOrder, 'status'>, { statuses }: OrderFilter): boolean =>
  !statuses || statuses.includes(status);

const dueKey = (order: ListedOrder) => `${toDueSortKey(order)}~${order.id}`;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byDue = (a: ListedOrder, b: ListedOrder) => compareText(dueKey(a), dueKey(b));

const comparisons = {
  delivery: byDue,
  placed: (a: ListedOrder, b: ListedOrder) => compareText(a.id, b.id),
  total: (a: ListedOrder, b: ListedOrder) => a.totalCents - b.totalCents || byDue(a, b),
};

const isOpen = ({ status }: ListedOrder): boolean => toStage(status) === 'open';

/** Late orders come first by delivery time; done ones last, latest day first. */
export function sortRows(
  rows: readonly ListedOrder[],
  sort: NonNullable<OrderFilter['sort']>,
): ListedOrder[] {
  const by =
    sort === 'delivery' || sort === '-delivery' ? 'delivery' : sort.endsWith('placed') ? 'placed' : 'total';
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = (a: ListedOrder, b: ListedOrder) => {
    if (isOpen(a) !== isOpen(b)) return isOpen(a) ? -1 : 1;
    return isOpen(a) ? direction * comparisons[by](a, b) : byDue(b, a);
  };
  return rows.toSorted(compare);
}

export function countByStatus(rows: readonly Pick<ListedOrder, 'status'>[]): Record<string, number> {
  const groups = Map.groupBy(rows, (row) => row.status);
  return {
    all: rows.length,
    ...Object.fromEntries([...groups].map(([status, { length }]) => [status, length])),
  };
}
