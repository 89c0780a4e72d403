import type * as routes from '@bloomkin/shared/routes/products.ts';
import { type DiscountItem, findDiscountList, findMarketList } from '#model/discounts/discountEntity.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import { toProduct } from '#model/products/toProduct.ts';
import { readSold, requireVisible, type SoldProduct } from '#model/products/visibleProduct.ts';
import { prefetch } from '#platform/http/request.ts';
import { BatchRead } from '#platform/table/batchRead.ts';

type GetProduct = typeof routes.getProduct;

interface Loaded {
  sold: SoldProduct | undefined;
  automatic: readonly DiscountItem[];
}

interface Prefetched extends Record<string, Promise<unknown>> {
  loading: Promise<Loaded | undefined>;
  market: ReturnType<typeof findMarketList>;
}

/** In one call. */
async function load(product: ProductItem): Promise<Loaded> {
  const batch = new BatchRead();
  const reading = Promise.all([readSold(product, batch.get), findDiscountList(product.companyId, batch.get)]);
  batch.send({ eventual: true });
  const [sold, own] = await reading;
  return { sold, automatic: own?.automatic ?? [] };
}

export const getProduct = prefetch<GetProduct, Prefetched>(
  ({ params }, _userId, read) => ({
    loading: findProduct(params.id, read).then((product) => product && load(product)),
    market: findMarketList(read),
  }),
  async ({ loading, market, caller, now }) => {
    const { sold, automatic = [] } = (await loading) ?? {};
    const { product, company } = requireVisible(caller, sold);
    // Loaded on demand: the `ssr` function starts without it.
    const { findProductOffers } = await import('#model/discounts/findProductOffers.ts');
    const offered = [...automatic, ...((await market)?.automatic ?? [])];
    return { data: { ...toProduct(product, company), ...(await findProductOffers(product, offered, now)) } };
  },
);
