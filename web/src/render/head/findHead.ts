import type { HeadKind } from '@bloomkin/shared/page.ts';
import type { PageRequest } from '@bloomkin/shared/pageRender.ts';
import { findStorefrontPage } from '@bloomkin/shared/pages.ts';
import {
  getCategory,
  getCollection,
  listCategories,
  listCategoryProducts,
  listCompanies,
} from '@bloomkin/shared/routes/catalogue.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getProduct } from '@bloomkin/shared/routes/products.ts';
import { matchPath } from 'react-router-dom';
import { suburbQuery } from '#features/florist/suburb.ts';
import type { Filters } from '#features/market/filters/filters.ts';
import { filtersAt } from '#features/market/filters/useFilters.ts';
import { listingArgs } from '#features/market/filters/useListing.ts';
import { findCategory, listingSubject } from '#features/market/useListingTitle.ts';
import type { Answers } from '#render/answers.ts';
import { floristHead } from './floristHead.ts';
import type { HeadParts } from './headParts.ts';
import { homeHead } from './homeHead.ts';
import { marketHead } from './marketHead.ts';
import { productHead } from './productHead.ts';
import { suburbHead } from './suburbHead.ts';

/** Undefined for a 404. */
export function findHead({ path, query, siteUrl }: PageRequest, answers: Answers): HeadParts | undefined {
  const page = findStorefrontPage(path);
  const params: Readonly<Record<string, string | undefined>> =
    matchPath(page?.path ?? '', path)?.params ?? {};
  const { id = '', suburb = '' } = params;
  const heads: Readonly<Record<HeadKind, () => HeadParts | undefined>> = {
    home: () => homeHead(siteUrl),
    listing: () => listingHead(siteUrl, filtersAt(query, params), answers),
    product: () => {
      const product = answers.read(getProduct, { params: { id } })?.data;
      const florist =
        product && answers.read(getCompany, { params: { id: product.company }, query: {} })?.data;
      return product && productHead(siteUrl, product, florist);
    },
    florist: () => {
      const company = answers.read(getCompany, { params: { id }, query: {} })?.data;
      return company && floristHead(siteUrl, company);
    },
    suburb: () => {
      const florists = answers.read(listCompanies, { query: suburbQuery(suburb) })?.data ?? [];
      return florists.length > 0 ? suburbHead(siteUrl, suburb, florists) : undefined;
    },
    plain: () => ({ canonical: path, kind: 'website', nodes: [] }),
  };
  return page && 'rendered' in page ? heads[page.rendered.head]() : undefined;
}

function listingHead(siteUrl: string, filters: Filters, answers: Answers): HeadParts | undefined {
  const listed = answers.read(listCategoryProducts, listingArgs(filters, undefined, 1));
  const open = answers.read(listCategories, { query: { catalogue: 1 } })?.data ?? [];
  const inTree = findCategory(open, filters.category);
  const category = inTree ?? answers.read(getCategory, { params: { id: filters.category } })?.data;
  const collection = answers.read(getCollection, { params: { id: filters.collection } })?.data;
  const isThere =
    (filters.category === '0' || category) && (filters.collection === '' || collection) && listed;
  if (!isThere) return undefined;
  return marketHead(siteUrl, {
    title: listingSubject(filters, category, collection) ?? 'Flowers',
    filters,
    products: listed.data,
    // As in the sitemap.
    isStocked:
      (filters.category === '0' || inTree !== undefined) && (!collection || collection.products_num > 0),
  });
}
