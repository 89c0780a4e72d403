import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getItems, queryPartition } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';
import { putItem, replaceItem } from '#platform/table/write.ts';
import { type Additions, figuresShards, Numbers, toFiguresShard } from './numbers.ts';
import { listSpansOfDay, type Span, SpanUnit } from './spans.ts';

/** By day and week, so that twelve weeks are few items; sharded, because the maps grow with the market. */
export const marketSharesEntity = defineEntity({
  name: 'marketShares',
  version: 1,
  schema: z.object({
    ...{ shard: z.int(), unit: SpanUnit, from: z.string(), version: z.int() },
    ...{ floristOrders: Numbers, floristCents: Numbers, categoryCents: Numbers },
  }),
  key: { pk: 'SHARES#{shard}', sk: 'SPAN#{unit}#{from}' },
  lock: 'version',
  reads: {
    listMarketShares: 'what florists and categories sold in some days and weeks',
    listMarketSharesFrom: 'what florists and categories sold, of the days and weeks from a day on',
  },
});
export type MarketShares = ValueOf<typeof marketSharesEntity>;

export const emptyMarketShares = (shard: number, { unit, from }: Span): MarketShares => ({
  ...{ shard, unit, from, version: 0 },
  ...{ floristOrders: {}, floristCents: {}, categoryCents: {} },
});

const shards = Array.from({ length: figuresShards }, (_, shard) => shard);

/** One call per 25 spans, for any number of florists. */
export async function listMarketShares(spans: readonly Span[]): Promise<MarketShares[]> {
  const keys = spans.flatMap((span) => shards.map((shard) => marketSharesEntity.key({ shard, ...span })));
  const items = await getItems(keys, { eventual: true });
  return items.map((item) => marketSharesEntity.parse(item));
}

/** Days and weeks that begin on a day or later; `DAY` sorts before `WEEK`. */
export async function listMarketSharesFrom(from: Day): Promise<MarketShares[]> {
  const between = [`SPAN#DAY#${from}`, 'SPAN#WEEK#~'] as const;
  const read = (shard: number) => queryPartition(marketSharesEntity, { shard }, { between, eventual: true });
  const rows = await Promise.all(shards.map(read));
  return rows.flat().filter((row) => row.from >= from);
}

export async function ensureMarketShares(companyId: CompanyId, day: string): Promise<void> {
  const shard = toFiguresShard(companyId);
  for (const span of listSpansOfDay(day))
    await putItem(marketSharesEntity, emptyMarketShares(shard, span), absent());
}

export const addMarketShares = (companyId: CompanyId, day: string, add: Additions): Write[] =>
  Object.keys(add).length === 0
    ? []
    : listSpansOfDay(day).map((span) =>
        patch(marketSharesEntity, { shard: toFiguresShard(companyId), ...span }, { add }),
      );

/** False when the row changed since the read. */
export const replaceMarketShares = async (next: MarketShares, read: MarketShares | undefined) =>
  (await replaceItem(marketSharesEntity, next, read)) !== undefined;
