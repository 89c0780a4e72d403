import type { OfficeSort } from '@bloomkin/shared/schemas/officeListing.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import type { Sort } from '#components/list/sort.ts';

export const activityTabs = ['all', 'active', 'inactive'] as const;

/** By name in the select; the table's headers sort as well. */
export const sortLabels = {
  new: 'Newest first',
  old: 'Oldest first',
  name: 'Name, A to Z',
  name_desc: 'Name, Z to A',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  sold: 'Most sold first',
  sold_asc: 'Least sold first',
  reviews: 'Most reviews first',
  reviews_asc: 'Fewest reviews first',
} as const satisfies Record<OfficeSort, string>;

export const sorts = Object.keys(sortLabels).filter((sort): sort is OfficeSort => sort in sortLabels);

const goodsChoices = ['all', 'flowers', 'extras'] as const;

/** In dollars; the last has no end. */
export const priceBands = ['0-50', '50-100', '100-200', '200-'] as const;

export interface ProductFilters {
  activity: (typeof activityTabs)[number];
  search: string;
  category: string;
  type: string;
  /** Carried by the product, with `value` in that value. */
  parameter: string;
  value: string;
  goods: (typeof goodsChoices)[number];
  /** '' is any. */
  price: (typeof priceBands)[number] | '';
  /** For admins, who view all florists. */
  company: string;
  sort: OfficeSort;
  page: number;
  perPage: number;
}

export const noFilters: ProductFilters = {
  activity: 'all',
  search: '',
  category: '',
  type: '',
  parameter: '',
  value: '',
  goods: 'all',
  price: '',
  company: '',
  sort: 'new',
  page: 1,
  perPage: 20,
};

/** Ignores invalid values. */
export function readFilters(params: URLSearchParams): ProductFilters {
  const page = Number(params.get('page') ?? 1);
  const id = (name: string) => (/^[\w-]{1,64}$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return {
    activity: findChoice(activityTabs, params.get('show')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    category: id('category'),
    type: id('type'),
    parameter: id('parameter'),
    value: (params.get('value') ?? '').slice(0, 100),
    goods: findChoice(goodsChoices, params.get('goods')) ?? 'all',
    price: findChoice(priceBands, params.get('price')) ?? '',
    company: id('company'),
    sort: findChoice(sorts, params.get('sort')) ?? 'new',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: readPageSize(params),
  };
}

export function writeFilters(filters: ProductFilters): URLSearchParams {
  const values = {
    show: filters.activity === 'all' ? '' : filters.activity,
    search: filters.search,
    category: filters.category,
    type: filters.type,
    parameter: filters.parameter,
    value: filters.parameter && filters.value,
    goods: filters.goods === 'all' ? '' : filters.goods,
    price: filters.price,
    company: filters.company,
    sort: filters.sort === 'new' ? '' : filters.sort,
    page: filters.page > 1 ? String(filters.page) : '',
    size: writePageSize(filters.perPage),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Shared by the list, its counts and the export. */
export const toSelection = (filters: ProductFilters, companyId: string | undefined) => ({
  ...(companyId && { company_id: companyId }),
  ...(filters.search.trim() !== '' && { search: filters.search.trim() }),
  ...(filters.category !== '' && { category_id: filters.category }),
  ...(filters.type !== '' && { type_id: filters.type }),
  ...(filters.parameter !== '' && { parameter_id: filters.parameter }),
  ...(filters.parameter !== '' && filters.value !== '' && { parameter_value: filters.value }),
  ...(filters.goods !== 'all' && { addon: filters.goods === 'extras' }),
  ...toPrices(filters.price),
  ...(filters.activity !== 'all' && { active: filters.activity === 'active' }),
});

function toPrices(band: ProductFilters['price']) {
  const [min = '', max = ''] = band.split('-');
  return { ...(min && { min_price: Number(min) }), ...(max && { max_price: Number(max) }) };
}

export const describeBand = (band: (typeof priceBands)[number]): string => {
  const [min, max] = band.split('-');
  if (!max) return `$${min} and more`;
  return min === '0' ? `Up to $${max}` : `$${min} to $${max}`;
};

export const isFiltered = ({ search, category, type, parameter, goods, price }: ProductFilters): boolean =>
  [search.trim(), category, type, parameter, price].some((value) => value !== '') || goods !== 'all';

const activityLabels = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;
export const activityLabel = (activity: ProductFilters['activity']): string => activityLabels[activity];

/** 'products (active, “rose”, page 2)': the list as a message names it. */
export function describeFilters({
  activity,
  search,
  page,
  category,
  type,
  value,
  goods,
  price,
}: ProductFilters): string {
  const chosen = [
    activity !== 'all' && activity,
    search.trim() && `“${search.trim()}”`,
    category && 'of a category',
    type && 'of a type',
    value,
    goods !== 'all' && goods,
    price && describeBand(price),
    page > 1 && `page ${page}`,
  ].filter(Boolean);
  return chosen.length > 0 ? `products (${chosen.join(', ')})` : 'products';
}

/** Each sort as a column and a direction. */
const columns: Readonly<Record<OfficeSort, Sort>> = {
  new: { by: 'created', direction: 'desc' },
  old: { by: 'created', direction: 'asc' },
  name: { by: 'name', direction: 'asc' },
  name_desc: { by: 'name', direction: 'desc' },
  price_asc: { by: 'price', direction: 'asc' },
  price_desc: { by: 'price', direction: 'desc' },
  sold: { by: 'sold', direction: 'desc' },
  sold_asc: { by: 'sold', direction: 'asc' },
  reviews: { by: 'reviews', direction: 'desc' },
  reviews_asc: { by: 'reviews', direction: 'asc' },
};

export const toColumnSort = (sort: OfficeSort): Sort => columns[sort];

export const fromColumnSort = ({ by, direction }: Sort): OfficeSort =>
  sorts.find((sort) => columns[sort].by === by && columns[sort].direction === direction) ?? 'new';
