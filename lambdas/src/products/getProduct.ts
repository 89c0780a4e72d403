import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { ProductDiscount } from '@bloomkin/shared/schemas/product.ts';
import { prefetch } from '../http/prefetch.ts';
import { findProduct, type ProductItem } from './productEntity.ts';
import { toProduct } from './toProduct.ts';
import { loadProduct, requireVisible } from './visibleProduct.ts';

type GetProduct = typeof routes.getProduct;

interface Prefetched extends Record<string, Promise<unknown>> {
  loading: ReturnType<typeof loadProduct>;
  discount: Promise<ProductDiscount | null>;
}

/** Loaded when it is first needed: the pages' function begins without it. */
async function findDiscount(product: ProductItem, now: Date): Promise<ProductDiscount | null> {
  const { findProductDiscount } = await import('../discounts/findProductDiscount.ts');
  return findProductDiscount(product, now);
}

export const getProduct = prefetch<GetProduct, Prefetched>(
  ({ params, now }) => {
    const product = findProduct(params.id);
    return {
      loading: loadProduct(params.id, product),
      discount: product.then((found) => (found ? findDiscount(found, now) : null)),
    };
  },
  async ({ loading, discount, caller }) => {
    const { product, company } = requireVisible(caller, await loading);
    return { data: { ...toProduct(product, company), discount: await discount } };
  },
);
