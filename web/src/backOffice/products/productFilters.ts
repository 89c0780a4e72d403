import type { OfficeSort } from '@bloomkin/shared/schemas/officeListing.ts';
import { pageSizes } from '#components/list/Pagination.tsx';
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

export interface ProductFilters {
  activity: (typeof activityTabs)[number];
  search: string;
  category: string;
  type: string;
  /** Of admins, who see all florists. */
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
  company: '',
  sort: 'new',
  page: 1,
  perPage: 20,
};

const oneOf = <T>(choices: readonly T[], value: unknown): T | undefined =>
  choices.find((choice) => choice === value);

/** Ignores invalid values. */
export function readFilters(params: URLSearchParams): ProductFilters {
  const page = Number(params.get('page') ?? 1);
  const id = (name: string) => (/^[\w-]{1,64}$/.test(params.get(name) ?? '') ? (params.get(name) ?? '') : '');
  return {
    activity: oneOf(activityTabs, params.get('show')) ?? 'all',
    search: (params.get('search') ?? '').slice(0, 100),
    category: id('category'),
    type: id('type'),
    company: id('company'),
    sort: oneOf(sorts, params.get('sort')) ?? 'new',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: oneOf(pageSizes, Number(params.get('size'))) ?? 20,
  };
}

export function writeFilters(filters: ProductFilters): URLSearchParams {
  const values = {
    show: filters.activity === 'all' ? '' : filters.activity,
    search: filters.search,
    category: filters.category,
    type: filters.type,
    company: filters.company,
    sort: filters.sort === 'new' ? '' : filters.sort,
    page: filters.page > 1 ? String(filters.page) : '',
    size: filters.perPage === 20 ? '' : String(filters.perPage),
  };
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Shared by the list, its counts and the export. */
export const toSelection = (filters: ProductFilters, companyId: string | undefined) => ({
  ...(companyId && { company_id: companyId }),
  ...(filters.search.trim() !== '' && { search: filters.search.trim() }),
  ...(filters.category !== '' && { category_id: filters.category }),
  ...(filters.type !== '' && { type_id: filters.type }),
  ...(filters.activity !== 'all' && { active: filters.activity === 'active' }),
});

export const isFiltered = ({ search, category, type }: ProductFilters): boolean =>
  search.trim() !== '' || category !== '' || type !== '';

const activityLabels = { all: 'All', active: 'Active', inactive: 'Inactive' } as const;
export const activityLabel = (activity: ProductFilters['activity']): string => activityLabels[activity];

/** 'products (active, “rose”, page 2)': the list as a message names it. */
export function describeFilters({ activity, search, page }: ProductFilters): string {
  const chosen = [
    activity !== 'all' && activity,
    search.trim() && `“${search.trim()}”`,
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
