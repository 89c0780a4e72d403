import { OrderId, type ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { addSold } from '#model/products/productEntity.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get } from '#platform/table/read.ts';
import { replace, transact } from '#platform/table/transact.ts';

export const soldEntity = defineEntity({
  name: 'sold',
  version: 1,
  schema: z.object({
    orderId: OrderId,
    counts: z.record(z.string(), z.int()),
    version: z.int(),
  }),
  key: { pk: 'ORDER#{orderId}', sk: 'SOLD' },
  lock: 'version',
  reads: { findSold: 'what of an order was counted as sold' },
});
export type SoldItem = ValueOf<typeof soldEntity>;

export const findSold = (orderId: OrderId, read: Get = get): Promise<SoldItem | undefined> =>
  read(soldEntity, { orderId });

export interface SoldChange {
  counts: SoldItem['counts'];
  differences: readonly (readonly [ProductId, number])[];
}

/** False on a version conflict. */
export async function replaceSold(
  orderId: OrderId,
  { counts, differences }: SoldChange,
  read: SoldItem | undefined,
): Promise<boolean> {
  const failed = await transact({
    sold: replace(soldEntity, { orderId, counts, version: 0 }, read),
    products: differences.map(([id, difference]) => addSold(id, difference)),
  });
  if (failed === 'products') throw new Error('A sold product does not exist');
  return !failed;
}
