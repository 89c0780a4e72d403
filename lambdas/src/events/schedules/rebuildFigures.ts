import { addDays, type Day, weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { listAllCompanies } from '#model/companies/companyEntity.ts';
import { countFigures } from '#model/figures/countFigures.ts';
import {
  type CompanyFigures,
  emptyCompanyFigures,
  emptyMarketFigures,
  findCountedOrders,
  listCompanyFigures,
  listMarketFigures,
  type MarketFigures,
  replaceCompanyFigures,
  replaceMarketFigures,
} from '#model/figures/figuresEntity.ts';
import {
  emptyFloristWeek,
  type FloristWeek,
  listFloristWeeks,
  replaceFloristWeek,
} from '#model/figures/floristWeekEntity.ts';
import {
  emptyMarketShares,
  listMarketSharesFrom,
  type MarketShares,
  replaceMarketShares,
} from '#model/figures/marketSharesEntity.ts';
import { getLastDay } from '#model/figures/spans.ts';
import { type Counted, isSameSums, sumFigures } from '#model/figures/sumFigures.ts';
import { listOrdersOfAll } from '#model/orders/orderEntity.ts';
import { logError } from '#platform/log.ts';
import { inBatches } from '#platform/table/inBatches.ts';

const atOnce = 10;
/** Bounded, so that the run time does not grow with the number of orders; older lost changes are redriven. */
const nightlyDays = 14;

/** A restore compares from an earlier day. */
const Run = z.object({ time: z.iso.datetime().optional(), from: z.iso.date().optional() });

/**
 * Counts what the stream missed, then compares each row with the orders. The last two days wait a night: new orders
 * reach their index late, and days may still change.
 */
export async function handler(event: unknown = {}) {
  const run = Run.parse(event);
  const lastDay = addDays((run.time ?? new Date().toISOString()).slice(0, 10), -2);
  const span = { from: weekStart(run.from ?? addDays(lastDay, -nightlyDays)), lastDay };
  const known = await listOrdersOfAll(span.from);
  await inBatches(known, atOnce, (batch) => Promise.all(batch.map(({ id }) => countFigures(id))));
  // Deleted orders and companies are in no list: a company may have rows without an order, or orders without its own.
  const companies = new Set([
    ...(await listAllCompanies()).map(({ id }) => id),
    ...known.map(({ companyId }) => companyId),
  ]);
  const stored = await readRows(companies, span);
  // After the rows were read: an order that is counted in between raises its row's version.
  const sums = sumFigures(await readCounted(span.from));
  const corrected = [
    ...(await correct(stored.companies, ofDays(sums.companies, span), {
      toKey: ({ companyId, day }) => `${companyId} ${day}`,
      toEmpty: ({ companyId, day }) => emptyCompanyFigures(companyId, day),
      save: replaceCompanyFigures,
    })),
    ...(await correct(stored.market, ofDays(sums.market, span), {
      toKey: ({ shard, day }) => `${shard} ${day}`,
      toEmpty: ({ shard, day }) => emptyMarketFigures(shard, day),
      save: replaceMarketFigures,
    })),
    ...(await correct(stored.shares, new Map([...sums.shares].filter(([, row]) => isWhole(row, span))), {
      toKey: ({ shard, unit, from }) => `${shard} ${unit} ${from}`,
      toEmpty: (row) => emptyMarketShares(row.shard, row),
      save: replaceMarketShares,
    })),
    ...(await correct(stored.weeks, new Map([...sums.weeks].filter(([, row]) => isWholeWeek(row, span))), {
      toKey: ({ companyId, week }) => `${companyId} ${week}`,
      toEmpty: ({ companyId, week }) => emptyFloristWeek(companyId, week),
      save: replaceFloristWeek,
    })),
  ];
  for (const day of corrected) logError('figures differed from the orders', { what: day });
  return { orders: known.length, corrected: corrected.length };
}

/** No order is due before it is placed: those due on `from` or later are all that count for its days. */
interface ComparedDays {
  from: Day;
  lastDay: Day;
}

async function readRows(companies: ReadonlySet<CompanyId>, span: ComparedDays) {
  const { from, lastDay } = span;
  const read = (id: CompanyId) => listCompanyFigures(id, from, lastDay);
  const rows = await inBatches([...companies], atOnce, (batch) => Promise.all(batch.map(read)));
  return {
    companies: rows.flat(2),
    market: await listMarketFigures(from, lastDay),
    shares: (await listMarketSharesFrom(from)).filter((row) => isWhole(row, span)),
    weeks: (await listFloristWeeks(from, lastDay)).filter((row) => isWholeWeek(row, span)),
  };
}

async function readCounted(from: Day): Promise<Counted[]> {
  const companies = new Map((await listOrdersOfAll(from)).map(({ id, companyId }) => [id, companyId]));
  const ids: OrderId[] = [...companies.keys()];
  const found = await findCountedOrders(ids);
  return found.flatMap(({ orderId, counted }) => {
    const companyId = companies.get(orderId);
    return companyId ? [{ companyId, counted }] : [];
  });
}

/** A week that begins before the first day has orders that were not read. */
const isWhole = (row: MarketShares, { from, lastDay }: ComparedDays): boolean =>
  row.from >= from && getLastDay(row) <= lastDay;

const isWholeWeek = ({ week }: FloristWeek, { from, lastDay }: ComparedDays): boolean =>
  week >= from && addDays(week, 6) <= lastDay;

const ofDays = <R extends { day: string }>(rows: ReadonlyMap<string, R>, { from, lastDay }: ComparedDays) =>
  new Map([...rows].filter(([, { day }]) => day >= from && day <= lastDay));

interface RowKind<R> {
  toKey: (row: R) => string;
  toEmpty: (row: R) => R;
  /** False when the row changed since the read. */
  save: (next: R, read: R | undefined) => Promise<boolean>;
}

async function correct<R extends CompanyFigures | MarketFigures | MarketShares | FloristWeek>(
  rows: readonly R[],
  sums: ReadonlyMap<string, R>,
  { toKey, toEmpty, save }: RowKind<R>,
): Promise<string[]> {
  const read = new Map(rows.map((row) => [toKey(row), row]));
  const wanted = new Map([...rows.map((row) => [toKey(row), toEmpty(row)] as const), ...sums]);
  const corrected: string[] = [];
  for (const [key, next] of wanted) {
    const current = read.get(key);
    if (isSameSums(current ?? {}, next)) continue;
    if (await save(next, current)) corrected.push(key);
  }
  return corrected;
}
