import type { PageRequest } from '@bloomkin/shared/pageRender.ts';
import { getCollection, listCategories, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { matchPath } from 'react-router-dom';
import type { Filters } from '../../features/market/filters.ts';
import { firstPage } from '../../features/market/Results.tsx';
import { filtersAt } from '../../features/market/useFilters.ts';
import { findCategory } from '../../features/market/useListingTitle.ts';
import type { Answers } from '../answers.ts';
import { floristHead } from './floristHead.ts';
import type { HeadParts } from './headParts.ts';
import { homeHead } from './homeHead.ts';
import { marketHead } from './marketHead.ts';
import { productHead } from './productHead.ts';

/** What the head of a page says, from what the page was drawn from; undefined when what it is about is not there. */
export function findHead(
  { path, query, siteUrl }: PageRequest,
  title: string,
  answers: Answers,
): HeadParts | undefined {
  const idIn = (pattern: string) => matchPath(pattern, path)?.params.id;
  if (path === '/' || path === '/main') return homeHead(siteUrl);
  const productId = idIn('/viewproduct/:id');
  const product = productId && answers.read(getProduct, { params: { id: productId } })?.data;
  if (product) return productHead(siteUrl, product);
  const companyId = idIn('/market/:id') ?? idIn('/viewcompany/:id');
  const company = companyId && answers.read(getCompany, { params: { id: companyId }, query: {} })?.data;
  if (company) return floristHead(siteUrl, company);
  const listing = ['/market', '/products', '/products/catalog/:category']
    .map((pattern) => matchPath(pattern, path))
    .find((match) => match !== null);
  if (!listing) return { canonical: path, kind: 'website', things: [] };
  const filters = filtersAt(query, listing.params.category);
  const listed = answers.read(listCategoryProducts, firstPage(filters, undefined));
  if (!listed) return undefined;
  return marketHead(siteUrl, {
    title,
    filters,
    products: listed.data,
    isStocked: isStocked(filters, answers),
  });
}

/** Whether a category and a collection are open and hold flowers, as those in the sitemap do. */
function isStocked({ category, collection }: Filters, answers: Answers): boolean {
  const shown = answers.read(listCategories, { query: { catalogue: 1 } })?.data ?? [];
  const found = answers.read(getCollection, { params: { id: collection } })?.data;
  return (
    (category === '0' || findCategory(shown, category) !== undefined) &&
    (collection === '' || (found !== undefined && found.products_num > 0))
  );
}
