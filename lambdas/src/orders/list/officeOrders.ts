import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { OrderFilter } from '@bloomkin/shared/schemas/orderListing.ts';
import { type DayCount, locateDays, sumDays } from '#table/locateDays.ts';
import { queryIndexCollection } from '#table/read.ts';
import { type DoneStage, type ListedOrder, listDoneOrders, noDay, orderEntity } from '../orderEntity.ts';
import { lettersAndDigits } from '../searchText.ts';
import { doneDayEntity, marketDoneDayEntity } from './doneDayEntity.ts';
import { countDays } from './doneDays.ts';
import { countByStatus, hasStatus, isLateRow, matches, sortRows } from './orderFilter.ts';
import { listOrdersByWord } from './orderWordEntity.ts';

export interface OrderSlice {
  rows: ListedOrder[];
  total: number;
  counts: Record<string, number>;
}

interface Wanted {
  offset: number;
  limit: number;
}

/** Undefined: of all florists. */
type Scope = CompanyId | undefined;

const loadOpenOrders = (companyId: Scope) =>
  companyId
    ? queryIndexCollection([orderEntity, doneDayEntity], 'ordersOfCompany', { companyId, stage: 'open' })
    : queryIndexCollection([orderEntity, marketDoneDayEntity], 'ordersOfAll', { stage: 'open' });

/** Two calls at most: the open orders with the counts of the others, and the rows of the days that are shown. */
export async function sliceOfficeOrders(
  companyId: Scope,
  filter: OrderFilter,
  wanted: Wanted,
  now: Date,
): Promise<OrderSlice> {
  const [[open, days], done] = await Promise.all([loadOpenOrders(companyId), findDone(companyId, filter)]);
  const fitting = [...open, ...(done ?? [])].filter((row) => matches(row, filter, now));
  return done
    ? sliceRows(fitting, filter, wanted, now)
    : sliceByDay({ companyId, open: fitting, days }, filter, wanted, now);
}

/** Undefined when counts by day are enough. */
async function findDone(companyId: Scope, filter: OrderFilter): Promise<ListedOrder[] | undefined> {
  if (filter.late) return [];
  if (filter.search) return findByWord(companyId, filter.search);
  if (!filter.period && !filter.placed_from) return undefined;
  const placed = filter.placed_from?.slice(0, 10);
  // In Australia the UTC day is today or yesterday.
  const range = [filter.from ?? placed ?? noDay, filter.to ?? '9999-12-31'] as const;
  const stages: readonly DoneStage[] = ['completed', 'canceled'];
  return (await Promise.all(stages.map((stage) => listDoneOrders(companyId, stage, range)))).flat();
}

const longestNumber = 8;

/** By its longest word: the number without its hyphen counts as one. */
function findByWord(companyId: Scope, search: string): Promise<ListedOrder[]> {
  const whole = lettersAndDigits(parsePhone(search) ?? search);
  const words = search.split(/\s+/).map(lettersAndDigits);
  const isNumber = parsePhone(search) !== undefined || (whole.length <= longestNumber && /\d/.test(whole));
  const word = isNumber ? whole : words.reduce((best, each) => (each.length > best.length ? each : best), '');
  return word.length < 2 ? Promise.resolve([]) : listOrdersByWord(companyId, word);
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
  /** Fitting the filter. */
  open: readonly ListedOrder[];
  days: Parameters<typeof countDays>[0];
}

async function sliceByDay(
  { companyId, open, days }: LoadedOrders,
  filter: OrderFilter,
  { offset, limit }: Wanted,
  now: Date,
): Promise<OrderSlice> {
  const first = sliceRows(open, filter, { offset, limit }, now);
  const stages = (['completed', 'canceled'] as const).map((stage) => ({
    stage,
    byDay: countDays(days, stage, filter),
  }));
  const counts = { ...first.counts };
  for (const { stage, byDay } of stages) {
    const count = sumDays(byDay);
    counts.all = (counts.all ?? 0) + count;
    if (count > 0) counts[stage] = count;
  }
  const rows = [...first.rows];
  let total = first.total;
  for (const { stage, byDay } of stages.filter(({ stage }) => hasStatus({ status: stage }, filter))) {
    const from = Math.max(0, offset - total);
    const missing = offset + limit - Math.max(offset, total);
    if (missing > 0)
      rows.push(...(await readDays(companyId, stage, byDay, filter, { offset: from, limit: missing }, now)));
    total += sumDays(byDay);
  }
  return { rows, total, counts };
}

async function readDays(
  companyId: Scope,
  stage: DoneStage,
  byDay: readonly DayCount[],
  filter: OrderFilter,
  { offset, limit }: Wanted,
  now: Date,
): Promise<ListedOrder[]> {
  const range = locateDays(byDay, offset, limit);
  if (!range) return [];
  const isNarrowed = filter.payment_status !== undefined || filter.pickup !== undefined;
  const rows = await listDoneOrders(companyId, stage, [range.from, range.to], {
    ...(!isNarrowed && { limit: range.skip + limit }),
  });
  return rows.filter((row) => matches(row, filter, now)).slice(range.skip, range.skip + limit);
}
