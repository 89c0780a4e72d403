import { markSold } from '#catalogue/log/soldSinceEntity.ts';
import type { ProductItem } from '#products/productEntity.ts';

/** Lists hear of it with the builder's next run: a sale would write the log with each line of each order. */
export async function onProductSold(
  before: ProductItem | undefined,
  { id, revision, soldCount }: ProductItem,
) {
  if (before && before.soldCount !== soldCount) await markSold(id, revision);
}
