import { markSold } from '#catalogue/log/soldSinceEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';

/** Deferred to the builder's next run: a sale would otherwise write to the log for each order line. */
export async function onProductSold(
  before: ProductItem | undefined,
  { id, revision, soldCount }: ProductItem,
) {
  if (before && before.soldCount !== soldCount) await markSold(id, revision);
}
