import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent } from '../table/condition.ts';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { inBatches } from '../table/inBatches.ts';
import { getItems, queryPartition } from '../table/read.ts';
import { patch, type Write } from '../table/transact.ts';
import { putItem, replaceItem } from '../table/write.ts';
import { type Additions, figuresShards, Numbers, toFiguresShard } from './numbers.ts';
import { listSpansOfDay, type Span, SpanUnit } from './spans.ts';

/**
 * What florists and categories sold in a day, and again in a week, so that twelve weeks of a thousand florists are few items.
 * Shards are partitions of their own: the maps grow with the market, and so does a write.
 */
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
    listAllMarketShares: 'what florists and categories sold, of all days and weeks',
  },
});
export type MarketShares = ValueOf<typeof marketSharesEntity>;

export const emptyMarketShares = (shard: number, { unit, from }: Span): MarketShares => ({
  ...{ shard, unit, from, version: 0 },
  ...{ floristOrders: {}, floristCents: {}, categoryCents: {} },
});

const shards = Array.from({ length: figuresShards }, (_, shard) => shard);
const mostKeys = 100;

/** A call for each 25 spans, whatever the number of florists. */
export async function listMarketShares(spans: readonly Span[]): Promise<MarketShares[]> {
  const keys = spans.flatMap((span) => shards.map((shard) => marketSharesEntity.key({ shard, ...span })));
  const items = await inBatches(keys, mostKeys, (batch) => getItems(batch, { eventual: true }));
  return items.flat().map((item) => marketSharesEntity.parse(item));
}

export async function listAllMarketShares(): Promise<MarketShares[]> {
  const rows = shards.map((shard) => queryPartition(marketSharesEntity, { shard }, { eventual: true }));
  return (await Promise.all(rows)).flat();
}

/** Adding to a path needs its map. */
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

/** False when the row was added to since it was read. */
export const replaceMarketShares = async (next: MarketShares, read: MarketShares | undefined) =>
  (await replaceItem(marketSharesEntity, next, read)) !== undefined;
