import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';

/** Sold counts are logged in batches (`jobs/logSoldCounts.ts`); the item waits for the next one. */
export const soldSinceEntity = defineEntity({
  name: 'soldSince',
  version: 1,
  schema: z.object({
    productId: ProductId,
    /** The product's revision at its latest sale. */
    revision: z.int(),
  }),
  key: { pk: 'SOLD_SINCE', sk: 'PRODUCT#{productId}' },
  reads: { listSoldSince: 'products sold since the catalogue was last told' },
});
export type SoldSince = ValueOf<typeof soldSinceEntity>;

export async function markSold(productId: ProductId, revision: number): Promise<void> {
  await putItem(soldSinceEntity, { productId, revision });
}

export const listSoldSince = (): Promise<SoldSince[]> => queryPartition(soldSinceEntity, {});

/** Keeps a product that was sold again since the read. */
export async function forgetSold({ productId, revision }: SoldSince): Promise<void> {
  await removeItem(soldSinceEntity, { productId }, equals('revision', revision));
}
