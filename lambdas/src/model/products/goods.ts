import type { Goods } from '@bloomkin/shared/rules/dayLimit.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { ProductItem } from './productEntity.ts';

/** As the promise engine asks: sizes of a product share its limit, and unknown products have none. */
export function toGoods(
  lines: readonly { productId: ProductId; count: number }[],
  products: ReadonlyMap<ProductId, ProductItem>,
): Goods[] {
  const counts = new Map<ProductId, number>();
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count);
  return [...counts].flatMap(([productId, count]) => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, addon = false, dayLimit: limit } = product;
    return [{ productId, name, addon, limit, count }];
  });
}
