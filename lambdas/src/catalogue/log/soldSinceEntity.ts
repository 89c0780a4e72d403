import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { equals } from '#table/condition.ts';
import { defineEntity, type ValueOf } from '#table/entity.ts';
import { queryPartition } from '#table/read.ts';
import { putItem, removeItem } from '#table/write.ts';

/** A product whose sold count the catalogue's log does not have yet. */
export const soldSinceEntity = defineEntity({
  name: 'soldSince',
  version: 1,
  schema: z.object({
    productId: ProductId,
    /** The product's, when it was sold last. */
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

/** Leaves what was sold again meanwhile. */
export async function forgetSold({ productId, revision }: SoldSince): Promise<void> {
  await removeItem(soldSinceEntity, { productId }, equals('revision', revision));
}
