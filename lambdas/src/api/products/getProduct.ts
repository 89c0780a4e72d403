import type * as routes from '@bloomkin/shared/routes/products.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { findCategory } from '#model/categories/categoryEntity.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { type DiscountItem, findDiscountList, findMarketList } from '#model/discounts/discountEntity.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import { toProduct } from '#model/products/toProduct.ts';
import { requireVisible, type SoldProduct, toSold } from '#model/products/visibleProduct.ts';
import { prefetch } from '#platform/http/request.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import type { Get } from '#platform/table/read.ts';

type GetProduct = typeof routes.getProduct;

interface Loaded {
  sold: SoldProduct | undefined;
  automatic: readonly DiscountItem[];
}

interface Prefetched extends Record<string, Promise<unknown>> {
  loading: Promise<Loaded | undefined>;
  market: ReturnType<typeof findMarketList>;
}

type Owners = Pick<ProductItem, 'companyId' | 'categoryId'>;

/** Names the florist and the category that a product had last, so that one call reads all three. */
const lastOwners = new Map<ProductId, Owners>();
const maxRemembered = 1000;

const readOwners = ({ companyId, categoryId }: Owners, read: Get) =>
  Promise.all([
    findCompanyItem(companyId, read),
    findCategory(categoryId, read),
    findDiscountList(companyId, read),
  ]);

async function load(id: ProductId, read: Get): Promise<Loaded | undefined> {
  const last = lastOwners.get(id);
  const [product, early] = await Promise.all([findProduct(id, read), last && readOwners(last, read)]);
  if (!product) return undefined;
  const isSame = last?.companyId === product.companyId && last.categoryId === product.categoryId;
  const [company, category, own] = (isSame && early) || (await loadOwners(product));
  return { sold: company && toSold(product, company, category), automatic: own?.automatic ?? [] };
}

function loadOwners(product: ProductItem) {
  if (lastOwners.size >= maxRemembered) lastOwners.clear();
  lastOwners.set(product.id, { companyId: product.companyId, categoryId: product.categoryId });
  const batch = new BatchRead();
  const reading = readOwners(product, batch.get);
  batch.send({ eventual: true });
  return reading;
}

export const getProduct = prefetch<GetProduct, Prefetched>(
  ({ params }, _userId, read) => ({
    loading: load(params.id, read),
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
