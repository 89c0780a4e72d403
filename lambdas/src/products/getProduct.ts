import type * as routes from '@bloomkin/shared/routes/products.ts';
import { prefetch } from '../http/prefetch.ts';
import { toProduct } from './toProduct.ts';
import { loadProduct, requireVisible } from './visibleProduct.ts';

type GetProduct = typeof routes.getProduct;

export const getProduct = prefetch<GetProduct, { loading: ReturnType<typeof loadProduct> }>(
  ({ params }) => ({ loading: loadProduct(params.id) }),
  async ({ loading, caller }) => {
    const { product, company } = requireVisible(caller, await loading);
    return { data: toProduct(product, company) };
  },
);
