import { type DayLimitItem, findDayLimit } from '#model/products/dayLimitEntity.ts';
import { findProduct } from '#model/products/productEntity.ts';
import { saveProduct } from '#model/products/saveProduct.ts';
import { retryOnConflict } from '#platform/table/retry.ts';

/** Copies what is left to the product and the catalogue. Reads again, so late or repeated records are harmless. */
export const onDayLimitCounted = ({ productId, since, day }: DayLimitItem, now: Date): Promise<unknown> =>
  retryOnConflict(async () => {
    const [product, limit] = await Promise.all([
      findProduct(productId),
      findDayLimit(productId, { since, day }),
    ]);
    if (!limit || product?.dayLimit?.since !== since || product.dayLimit.left === limit.left) return {};
    const dayLimit = { ...product.dayLimit, left: limit.left };
    return saveProduct({ ...product, dayLimit, revision: product.revision + 1 }, product, now);
  });
