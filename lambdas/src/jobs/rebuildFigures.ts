import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { countFigures } from '../figures/countFigures.ts';
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
} from '../figures/figuresEntity.ts';
import {
  emptyMarketShares,
  listAllMarketShares,
  type MarketShares,
  replaceMarketShares,
} from '../figures/marketSharesEntity.ts';
import { lastDayOf } from '../figures/spans.ts';
import { type Counted, isSameSums, sumFigures } from '../figures/sumFigures.ts';
import { logError } from '../http/log.ts';
import { listOrdersOfAll } from '../orders/orderEntity.ts';
import { inBatches } from '../table/inBatches.ts';

const atOnce = 10;
const firstDay = '2000-01-01';

/**
 * Counts what the stream has missed, then compares each row with the orders. New orders reach neither their index at
 * once nor a day that is long over, so the last two days are left to the next night.
 */
export async function handler(event: { time?: string } = {}) {
  const now = event.time ? new Date(event.time) : new Date();
  const lastDay = addDays(now.toISOString().slice(0, 10), -2);
  const known = await listOrdersOfAll();
  await inBatches(known, atOnce, (batch) => Promise.all(batch.map(({ id }) => countFigures(id))));
  const market = await listMarketFigures(firstDay, lastDay);
  const isOver = (row: MarketShares) => lastDayOf(row) <= lastDay;
  const shares = (await listAllMarketShares()).filter(isOver);
  const companies = await listAllCompanyRows([...new Set(known.map(({ companyId }) => companyId))], lastDay);
  const sums = sumFigures(await readCounted());
  const corrected = [
    ...(await correct(companies, ofDays(sums.companies, lastDay), {
      toKey: ({ companyId, day }) => `${companyId} ${day}`,
      toEmpty: ({ companyId, day }) => emptyCompanyFigures(companyId, day),
      save: replaceCompanyFigures,
    })),
    ...(await correct(market, ofDays(sums.market, lastDay), {
      toKey: ({ shard, day }) => `${shard} ${day}`,
      toEmpty: ({ shard, day }) => emptyMarketFigures(shard, day),
      save: replaceMarketFigures,
    })),
    ...(await correct(shares, new Map([...sums.shares].filter(([, row]) => isOver(row))), {
      toKey: ({ shard, unit, from }) => `${shard} ${unit} ${from}`,
      toEmpty: (row) => emptyMarketShares(row.shard, row),
      save: replaceMarketShares,
    })),
  ];
  for (const day of corrected) logError('figures differed from the orders', { what: day });
  return { orders: known.length, corrected: corrected.length };
}

async function listAllCompanyRows(ids: readonly CompanyId[], lastDay: string): Promise<CompanyFigures[]> {
  const read = (id: CompanyId) => listCompanyFigures(id, firstDay, lastDay);
  return (await inBatches(ids, atOnce, (batch) => Promise.all(batch.map(read)))).flat(2);
}

/** After the rows were read: an order that is counted in between raises its row's version. */
async function readCounted(): Promise<Counted[]> {
  const companies = new Map((await listOrdersOfAll()).map(({ id, companyId }) => [id, companyId]));
  const ids: OrderId[] = [...companies.keys()];
  const found = await inBatches(ids, 100, findCountedOrders);
  return found.flat().flatMap(({ orderId, counted }) => {
    const companyId = companies.get(orderId);
    return companyId ? [{ companyId, counted }] : [];
  });
}

const ofDays = <R extends { day: string }>(rows: ReadonlyMap<string, R>, lastDay: string) =>
  new Map([...rows].filter(([, { day }]) => day <= lastDay));

interface RowKind<R> {
  toKey: (row: R) => string;
  toEmpty: (row: R) => R;
  /** False when the row was added to since it was read. */
  save: (next: R, read: R | undefined) => Promise<boolean>;
}

async function correct<R extends CompanyFigures | MarketFigures | MarketShares>(
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
