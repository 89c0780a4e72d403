import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { isOrderable, toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import { ListingQuery } from '@bloomkin/shared/schemas/listing.ts';
import { Product } from '@bloomkin/shared/schemas/product.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { toListingFilter } from '#catalogue/listing.ts';
import { isSelling } from '#model/companies/companyEntity.ts';
import { toProduct } from '#model/products/toProduct.ts';
import { loadProduct } from '#model/products/visibleProduct.ts';
import { findAddress } from './findAddress.ts';
import { parseVariantId } from './variant.ts';

export interface Area {
  region: string;
  postcode: string;
  locality?: string;
  country?: string | undefined;
}

export interface Search {
  text: string;
  categories: readonly string[];
  minCents: number | undefined;
  maxCents: number | undefined;
  /** Where the flowers go, which is not where the buyer is. */
  area: Area | undefined;
  /** Only what can be delivered there. */
  onlyDeliverable: boolean;
  pickup: boolean;
  page: number;
  perPage: number;
}

export interface Found {
  products: readonly Product[];
  total: number;
  hasNext: boolean;
  /** Unknown category of the request. */
  unknownCategory: string | undefined;
  /** A place was asked for and is not known. */
  placeFault: string | undefined;
}

/** The listing of the shop, through its own query. */
export async function searchProducts(search: Search, now: Date): Promise<Found> {
  const [catalogue, found] = await Promise.all([
    currentCatalogue({ now, header: () => undefined }),
    search.area && findArea(search.area),
  ]);
  const place = found && 'place' in found ? found.place : undefined;
  const placeFault = found && 'fault' in found ? found.fault : undefined;
  const none = { products: [], total: 0, hasNext: false };
  if (placeFault !== undefined && search.onlyDeliverable)
    return { ...none, unknownCategory: undefined, placeFault };
  const [wanted] = search.categories;
  const category = wanted === undefined ? undefined : findCategory(catalogue, wanted);
  if (wanted !== undefined && category === undefined) return { ...none, unknownCategory: wanted, placeFault };
  const query = ListingQuery.parse({
    page: search.page,
    per_page: search.perPage,
    sort_type: place ? 'near' : 'popular',
    ...(search.text !== '' && { search: search.text.slice(0, 100) }),
    ...(place && { lat: place.lat, lng: place.lng }),
    ...(place && search.onlyDeliverable && { delivery_to_user: true }),
    ...(search.pickup && { pickup: true }),
  });
  const filter = {
    ...toListingFilter({ query, caller: undefined, ...(category !== undefined && { categoryId: category }) }),
    ...(place && { place }),
    ...(search.minCents !== undefined && { minPriceCents: search.minCents }),
    ...(search.maxCents !== undefined && { maxPriceCents: search.maxCents }),
  };
  const { cards, total, page, total_pages } = catalogue.query(filter, now);
  return {
    products: cards.map((card) => Product.parse(JSON.parse(card))),
    total,
    hasNext: page < total_pages,
    unknownCategory: undefined,
    placeFault,
  };
}

export const findArea = ({ region, postcode, locality = '', country }: Area) =>
  findAddress({ street: '', unit: '', locality, region, postcode, ...(country && { country }) });

function findCategory(
  catalogue: Awaited<ReturnType<typeof currentCatalogue>>,
  wanted: string,
): string | undefined {
  const known = [...catalogue.names().categories];
  const folded = wanted.trim().toLowerCase();
  return known.find(({ id, name }) => id === wanted || name.toLowerCase() === folded)?.id;
}

/** Undefined for what is not sold; by product or variant. */
export async function findCatalogProduct(id: string): Promise<Product | undefined> {
  const variant = parseVariantId(id);
  if (!variant) return undefined;
  const loaded = await loadProduct(variant.productId);
  if (!loaded || !isSelling(loaded.company)) return undefined;
  const { product, company } = loaded;
  return product.active && !product.deleted && isOrderable(product) ? toProduct(product, company) : undefined;
}

export interface Variant {
  id: string;
  /** Describes the size; null for a product without sizes. */
  sizeName: string | null;
  priceCents: number;
  sku: string;
}

/** What can be ordered now, cheapest first. */
export const listVariants = ({ id, price, sku, sizes }: Product): Variant[] =>
  sizes.length === 0
    ? [{ id, sizeName: null, priceCents: dollarsToCents(price), sku }]
    : sizes
        .filter(({ active }) => active)
        .map((size) => ({
          id: toVariantId(id, size.id),
          sizeName: size.name,
          priceCents: dollarsToCents(size.price),
          sku: size.sku,
        }))
        .toSorted((a, b) => a.priceCents - b.priceCents);
