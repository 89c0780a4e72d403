import * as z from 'zod';
import { get, post } from '#route.ts';
import { list, one, page, pageWithTotalPages } from '#schemas/answers.ts';
import { Category, Collection } from '#schemas/category.ts';
import { Channels } from '#schemas/channels.ts';
import { Company } from '#schemas/company.ts';
import { day, flag, latitude, longitude, paging, suburb, text } from '#schemas/fields.ts';
import { CategoryId, CollectionId } from '#schemas/ids.ts';
import {
  ArrivalDay,
  CategoryOrAll,
  Filter,
  FiltersQuery,
  ListingForm,
  ListingQuery,
  SearchMatch,
  Suggestion,
} from '#schemas/listing.ts';
import { OfficeCounts, OfficeProduct, OfficeSort, officeFilter } from '#schemas/officeListing.ts';
import { Product } from '#schemas/product.ts';

/** `search_match` is absent when all words of the search match as typed. */
const productPage = pageWithTotalPages(Product).extend({
  search_match: SearchMatch.optional(),
  /** Dollars: the cheapest with its delivery; on the first page of what can be delivered to a place. */
  from_delivered: z.number().optional(),
});

const catalogueFlag = z.object({ catalogue: flag.default(false) });

export const listCategoryProducts = get('/api/shop/category/{id}/products', {
  summary: 'Products of a category and its subtree, filtered, sorted, paged',
  access: 'public',
  right: 'products',
  params: { id: CategoryOrAll },
  query: ListingQuery,
  response: productPage,
  cache: 'edge',
});

export const listAllProducts = get('/api/shop/category/products', {
  summary: 'Products of all categories, filtered, sorted, paged',
  access: 'public',
  right: 'products',
  query: ListingQuery,
  response: productPage,
  cache: 'edge',
});

export const searchCategoryProducts = post('/api/shop/category/{id}/products', {
  summary: 'The same with the parameters in a form',
  access: 'public',
  audited: false,
  right: 'products',
  params: { id: CategoryOrAll },
  query: ListingQuery,
  bodyKind: 'form',
  body: ListingForm,
  response: productPage,
});

export const searchAllProducts = post('/api/shop/category/products', {
  summary: 'The same over all categories',
  access: 'public',
  audited: false,
  right: 'products',
  query: ListingQuery,
  bodyKind: 'form',
  body: ListingForm,
  response: productPage,
});

export const getFilters = get('/api/shop/filters', {
  summary: 'What can be filtered by, with counts under the other filters',
  access: 'public',
  right: 'products',
  query: FiltersQuery,
  response: one(Filter),
  cache: 'edge',
});

export const suggest = get('/api/shop/suggest', {
  summary: 'Up to 8 occasions, categories, florists and products for what was typed, that can reach a place',
  access: 'public',
  query: z.object({
    q: text(100).min(1),
    day: day.optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
    suburb,
  }),
  response: list(Suggestion),
  cache: 'edge',
});

export const arrivalDays = get('/api/shop/arrival_days', {
  summary: 'The next days at a place, of all florists that deliver there together; none when nobody does',
  access: 'public',
  query: z.object({ lat: latitude, lng: longitude, suburb }),
  response: list(ArrivalDay),
  cache: 'edge',
});

export const listCategories = get('/api/shop/categories/full', {
  summary: 'The whole category tree',
  access: 'public',
  query: catalogueFlag,
  response: list(Category),
  cache: 'edge',
});

export const listCategoryPage = get('/api/shop/category', {
  summary: 'All categories in the order of the tree, none below another, paged',
  access: 'public',
  query: catalogueFlag.extend(paging),
  response: page(Category),
  cache: 'edge',
});

export const listRootCategories = get('/api/shop/categories/roots', {
  summary: 'The categories at the top',
  access: 'public',
  query: catalogueFlag,
  response: list(Category),
  cache: 'edge',
});

export const listChildCategories = get('/api/shop/category/{id}/children', {
  summary: 'The categories directly below one',
  access: 'public',
  params: { id: CategoryId },
  query: catalogueFlag,
  response: list(Category),
  cache: 'edge',
});

export const listParentCategories = get('/api/shop/category/{id}/parents', {
  summary: 'The path from the top to a category',
  access: 'public',
  params: { id: CategoryId },
  response: list(Category),
  cache: 'edge',
});

export const getCategory = get('/api/shop/category/{id}', {
  summary: 'One category',
  access: 'public',
  params: { id: CategoryId },
  response: one(Category),
  cache: 'edge',
});

export const listCollections = get('/api/shop/collections', {
  summary: 'Collections; popular=true gives the popular ones, as any of their flags does',
  access: 'public',
  query: z
    .object({ ...paging, popular: flag.optional(), active: flag.optional(), search: text(100).optional() })
    .catchall(z.unknown()),
  response: page(Collection),
  cache: 'edge',
});

export const getCollection = get('/api/shop/collection/{id}', {
  summary: 'One collection',
  access: 'public',
  params: { id: CollectionId },
  response: one(Collection),
  cache: 'edge',
});

export const listProducts = get('/api/shop/products', {
  summary:
    'Products of a company; for its vendor and admins inactive ones too, counts and how many were sold',
  access: 'public',
  right: 'products',
  query: z.object({ ...paging, ...officeFilter, sort_type: OfficeSort.default('new') }),
  response: pageWithTotalPages(OfficeProduct).extend({
    counts: OfficeCounts.optional(),
    search_match: SearchMatch.optional(),
  }),
  cache: 'edge',
});

export const exportProducts = get('/api/shop/products/export', {
  summary: 'The products of a company as CSV, with the columns of the import; for admins also the market’s',
  access: 'vendor',
  right: 'products',
  query: z.object(officeFilter),
  response: z.string(),
  mediaType: 'text/csv',
  errors: ['PRODUCT.EXPORT_TOO_LARGE'],
});

export const getChannels = get('/api/shop/channels', {
  summary: 'What every page needs: banner, words of a maintenance, changed holidays, features that are on',
  access: 'public',
  response: one(Channels),
  cache: 'edge',
});

export const listCompanies = get('/api/companies', {
  summary: 'Florists; guests see the active ones',
  access: 'public',
  query: z.object({
    ...paging,
    active: flag.optional(),
    search: text(100).optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
    /** With a store there, or that ticked it. */
    suburb,
  }),
  response: page(Company),
  cache: 'edge',
});
