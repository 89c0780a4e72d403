import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { joinWords } from '@bloomkin/shared/rules/search.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { orderEntity } from '#model/orders/orderEntity.ts';
import { readOrderSort } from '#model/orders/orderSort.ts';
import { chooseWord, toMatcher } from '#model/orders/searchText.ts';
import type { ListedOrder } from '#model/orders/storedOrder.ts';
import { type DayCount, locateDays, sumDays } from '#platform/table/locateDays.ts';
import { type OnePage, queryIndex, queryIndexCollection } from '#platform/table/read.ts';
import {
  closedOrderCountEntity,
  type MarketClosedOrderCount,
  marketClosedOrderCountEntity,
  readClosedOrderSort,
} from './closedOrderCountEntity.ts';
import { countDays } from './closedOrderCounts.ts';
import { type ClosedOrderFilter, listClosedOrders } from './orderDueEntity.ts';
import { countByStatus, createFilter, hasStatus, isLateRow, sortRows } from './orderFilter.ts';
import { searchClosedOrders } from './orderSearchEntity.ts';
import { listOrdersByWord } from './orderWordEntity.ts';

export interface OrderSlice {
  rows: ListedOrder[];
  total: number;
  counts: Record<string, number>;
}

interface Loaded {
  open: readonly ListedOrder[];
  days: readonly MarketClosedOrderCount[];
}

async function loadOpenOrders(companyId: Scope): Promise<Loaded> {
  if (companyId) {
    const rows = [orderEntity, closedOrderCountEntity] as const;
    const [open, days] = await queryIndexCollection(rows, 'ordersOfCompany', { companyId });
    return { open, days };
  }
  const [open, days] = await queryIndexCollection(
    [orderEntity, marketClosedOrderCountEntity],
    'openOrders',
    {},
  );
  return {
    open: open.map(({ openOrdersSort }) => ({ ...readOrderSort(openOrdersSort), searchText: '' })),
    days: days.map(readClosedOrderSort),
  };
}

/** Lists a florist's orders, or all, due on one of the days. */
export async function listOpenOrdersDue(
  from: string,
  to: string,
  companyId?: CompanyId,
): Promise<Omit<ListedOrder, 'searchText'>[]> {
  const between = [from, `${to}~~`] as const;
  if (companyId) return queryIndex(orderEntity, 'ordersOfCompany', { companyId }, { between });
  const found = await queryIndex(orderEntity, 'openOrders', {}, { between });
  return found.map(({ openOrdersSort }) => readOrderSort(openOrdersSort));
}

/** Two calls at most: the open orders with the counts of the others, and the rows of the days that are shown. */
export async function sliceOfficeOrders(
  companyId: Scope,
  filter: OrderFilter,
  wanted: Wanted,
  now: Date,
): Promise<OrderSlice> {
  const loading = loadOpenOrders(companyId);
  const [{ open, days }, found] = await Promise.all([loading, findByFilter(companyId, filter, loading)]);
  const isByWord = companyId === undefined && filter.search !== undefined;
  const shown = isByWord ? findOpen(open, found ?? []) : open;
  const openIds = new Set(open.map(({ id }) => id));
  const done = found?.filter(({ id }) => !openIds.has(id));
  const fitting = [...shown, ...(done ?? [])].filter(createFilter(filter, now));
  return done
    ? sliceRows(fitting, filter, wanted, now)
    : sliceByDay({ companyId, open: fitting, days }, filter, wanted, now);
}

/** Open orders of the market come without their text, which their words have. */
function findOpen(open: readonly ListedOrder[], words: readonly ListedOrder[]): ListedOrder[] {
  const texts = new Map(words.map(({ id, searchText }) => [id, searchText]));
  return open.flatMap((order) => {
    const searchText = texts.get(order.id);
    return searchText === undefined ? [] : [{ ...order, searchText }];
  });
}

/** Undefined when counts by day are enough. */
async function findByFilter(
  companyId: Scope,
  filter: OrderFilter,
  loading: Promise<Loaded>,
): Promise<ListedOrder[] | undefined> {
  if (filter.late) return [];
  if (filter.search) return findBySearch(companyId, filter.search);
  if (!filter.period && !filter.placed_from) return undefined;
  // In Australia the UTC day is today or yesterday.
  const from = filter.from ?? filter.placed_from?.slice(0, 10);
  const to = filter.to ?? '9999-12-31';
  // docs/product-rules.md, "Back office".
  if (!from) return [];
  if (!companyId) throw invalidField('company_id', 'Choose a florist');
  return readClosedOrdersDue(companyId, (await loading).days, { from, to });
}

const shortest = 2;

async function findBySearch(companyId: Scope, search: string): Promise<ListedOrder[]> {
  if (companyId)
    return joinWords(search).length < shortest ? [] : searchClosedOrders(companyId, toMatcher(search));
  const { rows, isWhole } = await findByWord(search);
  // A total would be wrong, and counts of words do not add up to orders.
  if (!isWhole) throw new AppError('ORDER.SEARCH_TOO_WIDE');
  return rows;
}

/** Searches all florists' orders by the word that fewest orders have: what one call holds, some 1,500 orders. */
export async function findByWord(search: string): Promise<OnePage<ListedOrder>> {
  const word = chooseWord(search);
  if (word.length < shortest) return { rows: [], isWhole: true };
  const { rows, isWhole } = await listOrdersByWord(word);
  // Several words of one order may match.
  return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], isWhole };
}

function sliceRows(
  rows: readonly ListedOrder[],
  filter: OrderFilter,
  { offset, limit }: Wanted,
  now: Date,
): OrderSlice {
  const shown = sortRows(
    rows.filter((row) => hasStatus(row, filter)),
    filter.sort ?? 'delivery',
  );
  const late = rows.filter((row) => isLateRow(row, now)).length;
  return {
    rows: shown.slice(offset, offset + limit),
    total: shown.length,
    counts: { ...countByStatus(rows), late },
  };
}

interface LoadedOrders {
  companyId: Scope;
  open: readonly ListedOrder[];
  days: readonly MarketClosedOrderCount[];
}

const closedStages = ['completed', 'canceled'] as const;

async function sliceByDay(
  { companyId, open, days }: LoadedOrders,
  filter: OrderFilter,
  { offset, limit }: Wanted,
  now: Date,
): Promise<OrderSlice> {
  const first = sliceRows(open, filter, { offset, limit }, now);
  const counts = { ...first.counts };
  for (const stage of closedStages) {
    const count = sumDays(countDays(days, filter, stage));
    counts.all = (counts.all ?? 0) + count;
    if (count > 0) counts[stage] = count;
  }
  const shown = closedStages.filter((status) => hasStatus({ status }, filter));
  if (shown.length === 0) return { ...first, counts };
  const { payment_status, pickup } = filter;
  const [stage] = shown.length === 1 ? shown : [];
  const byDay = countDays(days, filter, stage);
  const missing = {
    offset: Math.max(0, offset - first.total),
    limit: offset + limit - Math.max(offset, first.total),
  };
  const list = { payment_status, pickup, stage };
  const rest = missing.limit > 0 ? await readClosedOrders(companyId, list, byDay, missing) : [];
  return { rows: [...first.rows, ...rest], total: first.total + sumDays(byDay), counts };
}

export type Scope = CompanyId | undefined;

export interface Wanted {
  offset: number;
  limit: number;
}

/** `byDay`: how many orders the list has on each day that is asked for. */
async function readClosedOrders(
  companyId: Scope,
  list: ClosedOrderFilter,
  byDay: readonly DayCount[],
  { offset, limit }: Wanted,
): Promise<ListedOrder[]> {
  const range = locateDays(byDay, offset, limit);
  if (!range) return [];
  const { from, to, skip } = range;
  const rows = await listClosedOrders(companyId, list, [from, to], { limit: skip + limit });
  return rows.slice(skip);
}

/** A call returns some 3,500. */
const maxReadByDue = 3000;

/** Due in a span of days, or more: one call. DynamoDB refuses a range that ends before it begins. */
function readClosedOrdersDue(
  companyId: CompanyId,
  days: readonly MarketClosedOrderCount[],
  { from, to }: { from: string; to: string },
): Promise<ListedOrder[]> {
  if (from > to) return Promise.resolve([]);
  const isMany = sumDays(countDays(days, { from, to })) > maxReadByDue;
  return isMany ? searchClosedOrders(companyId, () => true) : listClosedOrders(companyId, {}, [from, to]);
}
