import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import { toProduct } from '#model/products/toProduct.ts';
import { loadProduct, requireVisible } from '#model/products/visibleProduct.ts';
import { prefetch } from '#platform/http/request.ts';

type GetProduct = typeof routes.getProduct;

interface Prefetched extends Record<string, Promise<unknown>> {
  loading: ReturnType<typeof loadProduct>;
  offers: Promise<Offers>;
}

type Offers = Pick<Product, 'discount' | 'other_discounts'>;

/** Loaded on demand: the `ssr` function starts without it. */
async function findOffers(product: ProductItem, now: Date): Promise<Offers> {
  const { findProductOffers } = await import('#model/discounts/findProductOffers.ts');
  return findProductOffers(product, now);
}

export const getProduct = prefetch<GetProduct, Prefetched>(
  ({ params, now }, _userId, read) => {
    const product = findProduct(params.id, read);
    return {
      loading: loadProduct(params.id, product),
      offers: product.then((found) => (found ? findOffers(found, now) : {})),
    };
  },
  async ({ loading, offers, caller }) => {
    const { product, company } = requireVisible(caller, await loading);
    return { data: { ...toProduct(product, company), ...(await offers) } };
  },
);
