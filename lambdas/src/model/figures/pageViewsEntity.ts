import { pageKinds, visitSteps } from '@bloomkin/shared/pageViews.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import type { Numbers } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

const count = z.int().optional();

/** Sharded: at a peak a day gets a hundred batches a second. */
export const pageViewsEntity = defineEntity({
  name: 'pageViews',
  version: 1,
  schema: z.object({
    day: z.string(),
    shard: z.int(),
    ...{ home: count, listing: count, product: count, florist: count, cart: count, account: count },
    ...{ visits: count, sawProduct: count, addedToCart: count, beganCheckout: count },
  }),
  key: { pk: 'VIEWS', sk: 'DAY#{day}#{shard}' },
  reads: { listPageViews: 'the page views of the market by day' },
});
export type PageViews = ValueOf<typeof pageViewsEntity>;
export type PageViewCounts = Omit<PageViews, 'day' | 'shard'>;

const shards = 8;

export async function addPageViews(day: string, counts: PageViewCounts): Promise<void> {
  const shard = Math.floor(Math.random() * shards);
  const add: Numbers<PageViews> = counts;
  await patchItem(pageViewsEntity, { day, shard }, { set: { day, shard }, add });
}

export const listPageViews = (from: string, to: string): Promise<PageViews[]> =>
  queryPartition(pageViewsEntity, {}, { between: [`DAY#${from}`, `DAY#${to}~`], eventual: true });

export function sumPageViews(rows: readonly PageViews[]) {
  const total = (name: keyof PageViewCounts) => rows.reduce((all, row) => all + (row[name] ?? 0), 0);
  const [visits, sawProduct, addedToCart, beganCheckout] = visitSteps.map(total);
  return {
    views: pageKinds.reduce((all, kind) => all + total(kind), 0),
    ...{ visits: visits ?? 0, sawProduct: sawProduct ?? 0 },
    ...{ addedToCart: addedToCart ?? 0, beganCheckout: beganCheckout ?? 0 },
  };
}
