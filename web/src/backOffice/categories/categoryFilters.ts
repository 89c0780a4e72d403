import { matchesText } from '@bloomkin/shared/rules/search.ts';
import type { FlatCategory } from './categoryRows.ts';

export const perPage = 20;

export type Activity = '' | 'active' | 'inactive';
export interface CategoryFilters {
  page: number;
  search: string;
  activity: Activity;
}

export const readActivity = (value: string | null): Activity =>
  value === 'active' || value === 'inactive' ? value : '';

export const categoryFilters = {
  read: (params: URLSearchParams): CategoryFilters => ({
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    search: params.get('q') ?? '',
    activity: readActivity(params.get('active')),
  }),
  write({ page, search, activity }: CategoryFilters): URLSearchParams {
    const params = new URLSearchParams();
    if (search) params.set('q', search);
    if (activity) params.set('active', activity);
    if (page > 1) params.set('page', String(page));
    return params;
  },
};

/** What is found is a flat list. */
export const isTreeShown = ({ search, activity }: CategoryFilters): boolean =>
  search === '' && activity === '';

/** In the order of the tree. */
export const selectMatching = (
  all: readonly FlatCategory[],
  { search, activity }: CategoryFilters,
): FlatCategory[] =>
  all
    .filter(({ category }) => matchesText(category.name, search))
    .filter(({ category }) => activity === '' || category.active === (activity === 'active'));
