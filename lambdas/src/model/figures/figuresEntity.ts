import { weekStart } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId, OrderId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { type Activity, addBought } from '#model/users/activityEntity.ts';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany, queryPartition } from '#platform/table/read.ts';
import { patch, replace, transact, type Write } from '#platform/table/transact.ts';
import { putItem, replaceItem } from '#platform/table/write.ts';
import { emptyFloristWeek, floristWeekEntity, toFloristWeekId } from './floristWeekEntity.ts';
import { addMarketShares, ensureMarketShares } from './marketSharesEntity.ts';
import { type Additions, Numbers, toFiguresShard } from './numbers.ts';

const sums = {
  day: z.string(),
  totals: Numbers,
  statuses: Numbers,
  hourOrders: Numbers,
  hourCents: Numbers,
  stateOrders: Numbers,
  stateCents: Numbers,
  version: z.int(),
};

const emptySums = {
  totals: {},
  statuses: {},
  hourOrders: {},
  hourCents: {},
  stateOrders: {},
  stateCents: {},
  version: 0,
};

export const companyFiguresEntity = defineEntity({
  name: 'companyFigures',
  version: 1,
  schema: z.object({
    ...{ ...sums, companyId: CompanyId },
    ...{ categoryCents: Numbers, productCount: Numbers, productCents: Numbers },
  }),
  key: { pk: 'FIGURES#{companyId}', sk: 'DAY#{day}' },
  lock: 'version',
  reads: { listCompanyFigures: 'the figures of a company by day' },
});
export type CompanyFigures = ValueOf<typeof companyFiguresEntity>;

/** Two spans of twelve weeks fit one call; maps that grow with florists and categories are in marketShares. */
export const marketFiguresEntity = defineEntity({
  name: 'marketFigures',
  version: 1,
  schema: z.object({ ...sums, shard: z.int() }),
  key: { pk: 'FIGURES', sk: 'DAY#{day}#{shard}' },
  lock: 'version',
  reads: { listMarketFigures: 'the figures of the market by day' },
});
export type MarketFigures = ValueOf<typeof marketFiguresEntity>;

/** What was already added for an order, so that only differences are added. */
export const countedOrderEntity = defineEntity({
  name: 'countedOrder',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    /** Names each product's category when the order was first counted. */
    categories: z.record(z.string(), z.string()),
    counted: Numbers,
    version: z.int(),
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'FIGURES' },
  lock: 'version',
  reads: {
    findCountedOrder: 'what of an order was counted in the figures',
    findCountedOrders: 'what of some orders was counted in the figures',
  },
});
export type CountedOrder = ValueOf<typeof countedOrderEntity>;

export const emptyCompanyFigures = (companyId: CompanyId, day: string): CompanyFigures => ({
  ...emptySums,
  ...{ companyId, day, categoryCents: {}, productCount: {}, productCents: {} },
});

export const emptyMarketFigures = (shard: number, day: string): MarketFigures => ({
  ...emptySums,
  ...{ shard, day },
});

const range = (from: string, to: string) => [`DAY#${from}`, `DAY#${to}~`] as const;
const eventual = true;

export const listCompanyFigures = (companyId: CompanyId, from: string, to: string) =>
  queryPartition(companyFiguresEntity, { companyId }, { between: range(from, to), eventual });

export const listMarketFigures = (from: string, to: string) =>
  queryPartition(marketFiguresEntity, {}, { between: range(from, to), eventual });

export const findCountedOrder = (orderId: OrderId, read: Get = get): Promise<CountedOrder | undefined> =>
  read(countedOrderEntity, { orderId });

export const findCountedOrders = (ids: readonly OrderId[]): Promise<CountedOrder[]> =>
  getMany(
    countedOrderEntity,
    ids.map((orderId) => ({ orderId })),
  );

/** False when the row changed since the read. */
export const replaceCompanyFigures = async (next: CompanyFigures, read: CompanyFigures | undefined) =>
  (await replaceItem(companyFiguresEntity, next, read)) !== undefined;

export const replaceMarketFigures = async (next: MarketFigures, read: MarketFigures | undefined) =>
  (await replaceItem(marketFiguresEntity, next, read)) !== undefined;

export interface DayAdditions {
  day: string;
  company: Additions;
  market: Additions;
  shares: Additions;
  florist: Additions;
}

interface OrderAdditions {
  additions: readonly DayAdditions[];
  bought: Pick<Activity, 'orders' | 'spentCents'> | undefined;
}

export async function addFigures(
  { companyId, userId }: { companyId: CompanyId; userId: UserId },
  next: CountedOrder,
  read: CountedOrder | undefined,
  { additions, bought }: OrderAdditions,
): Promise<boolean> {
  for (const { day } of additions) await ensureRows(companyId, day);
  const failed = await transact({
    counted: replace(countedOrderEntity, next, read),
    figures: additions.flatMap((one) => dayWrites(companyId, one)),
    weeks: weekWrites(companyId, additions),
    activity: bought && addBought(userId, bought),
  });
  return failed === undefined;
}

function dayWrites(companyId: CompanyId, { day, company, market, shares }: DayAdditions): Write[] {
  return [
    patch(companyFiguresEntity, { companyId, day }, { add: company }),
    patch(marketFiguresEntity, { shard: toFiguresShard(companyId), day }, { add: market }),
    ...addMarketShares(companyId, day, shares),
  ];
}

/** A transaction takes one write per item: days of the same week are added up. */
function weekWrites(companyId: CompanyId, additions: readonly DayAdditions[]): Write[] {
  const weeks = Map.groupBy(additions, ({ day }) => weekStart(day));
  return [...weeks].flatMap(([week, days]) => {
    const add: Record<string, number> = {};
    for (const [path, value] of days.flatMap(({ florist }) => Object.entries(florist)))
      add[path] = (add[path] ?? 0) + value;
    const id = toFloristWeekId(companyId, week);
    return Object.keys(add).length > 0 ? [patch(floristWeekEntity, id, { add })] : [];
  });
}

const ensured = new Set<string>();
const maxEnsured = 10_000;

/** Nested additions need an existing map; a row is created once and stays. */
async function ensureRows(companyId: CompanyId, day: string): Promise<void> {
  const shard = toFiguresShard(companyId);
  const makes = {
    [`${companyId} ${day}`]: async () => {
      await putItem(companyFiguresEntity, emptyCompanyFigures(companyId, day), absent());
      await putItem(floristWeekEntity, emptyFloristWeek(companyId, day), absent());
    },
    [`${shard} ${day}`]: async () => {
      await putItem(marketFiguresEntity, emptyMarketFigures(shard, day), absent());
      await ensureMarketShares(companyId, day);
    },
  };
  for (const [key, make] of Object.entries(makes)) {
    if (ensured.has(key)) continue;
    await make();
    if (ensured.size >= maxEnsured) ensured.clear();
    ensured.add(key);
  }
}
