import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type Filters, noFilters, writeFilters } from '#features/market/filters/filters.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { crumbsNode, type HeadParts } from './headParts.ts';

interface Listing {
  title: string;
  filters: Filters;
  /** The first page. */
  products: readonly Product[];
  /** Has products without filters. */
  isStocked: boolean;
}

/** Filters and sorting share one canonical page; searches and empty lists are not indexed. */
export function marketHead(siteUrl: string, { title, filters, products, isStocked }: Listing): HeadParts {
  const { category, collection, search } = filters;
  const query = `${writeFilters({ ...noFilters, category, collection })}`;
  const canonical = query ? paths.market(query) : paths.market();
  const first = products[0];
  const photo = first && mainPhoto(first);
  const above = { name: 'All flowers', path: paths.market() };
  return {
    canonical,
    kind: 'website',
    image: photo && { path: photo.path, alt: first.name },
    isUnlisted: search !== '' || !isStocked,
    nodes: [
      crumbsNode(siteUrl, query ? [above, { name: title, path: canonical }] : [above]),
      {
        '@type': 'ItemList',
        itemListElement: products.map(({ id }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${siteUrl}${paths.product(id)}`,
        })),
      },
    ],
  };
}
