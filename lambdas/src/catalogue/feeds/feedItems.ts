import { paths } from '@bloomkin/shared/pages.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { toVariantId } from '@bloomkin/shared/rules/productSizes.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Product as ProductSchema } from '@bloomkin/shared/schemas/product.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { forEachBit } from '#catalogue/columns/bits.ts';
import { shownCard } from '#catalogue/model/productCard.ts';

/** One thing that is sold, as every feed names it. */
export interface FeedItem {
  id: string;
  /** Joins the sizes of a product. */
  groupId: string | undefined;
  size: string | undefined;
  title: string;
  description: string;
  url: string;
  imageUrl: string;
  priceCents: number;
  florist: string;
  category: string;
  storeIds: readonly string[];
}

/** All that guests are shown, in the catalogue's order; a florist’s stores go with each of its items. One at a time: all would not fit. */
export function visitFeedItems(
  catalogue: Catalogue,
  { site, now }: { site: string; now: Date },
  visit: (item: FeedItem) => void,
): void {
  catalogue.ask((model) => {
    const { products, companies, shown } = model;
    forEachBit(products.copyOf(shown), (ordinal) => {
      const product = ProductSchema.parse(JSON.parse(shownCard(model, ordinal, now)));
      const stores = companies.records[products.columns.company.at(ordinal)]?.stores ?? [];
      const storeIds = stores.map(({ id }) => id);
      for (const item of toItems(product, site, storeIds)) visit(item);
    });
  });
}

function toItems(product: Product, site: string, storeIds: readonly string[]): FeedItem[] {
  const { id, name, description, price, photos, sizes, company_info: florist, category } = product;
  const photo = photos.find(({ main }) => main) ?? photos[0];
  // Feeds want a picture, and an extra is sold beside flowers alone.
  if (!photo || product.addon) return [];
  const shared = {
    description: description || name,
    url: site + paths.product(id),
    imageUrl: photo.path.startsWith('/') ? site + photo.path : photo.path,
    florist: florist.brand,
    category: category.name,
    storeIds,
  };
  if (sizes.length === 0) {
    const single = { id, groupId: undefined, size: undefined, title: name };
    return [{ ...shared, ...single, priceCents: dollarsToCents(price) }];
  }
  return sizes
    .filter(({ active }) => active)
    .map((size) => ({
      ...shared,
      description: size.description || shared.description,
      id: toVariantId(id, size.id),
      groupId: id,
      size: size.name,
      title: `${name}, ${size.name}`,
      url: `${shared.url}?size=${encodeURIComponent(size.id)}`,
      priceCents: dollarsToCents(size.price),
    }));
}
