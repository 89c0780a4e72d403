import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { createCodec, type FilterValues } from '#office/kit/list/defineList.ts';
import { searchFilter, selectFilter } from '#office/kit/list/filters.tsx';
import type { FlatCategory } from './categoryRows.ts';

export const perPage = 20;

const filters = {
  search: searchFilter({ label: 'Category name', placeholder: 'Category name', param: 'q' }),
  activity: selectFilter({
    label: 'Active or not',
    param: 'active',
    any: 'Active or not',
    choices: { active: 'Active', inactive: 'Switched off' },
  }),
};

export const categoryList = { filters, codec: createCodec(filters) };
type CategoryFilters = FilterValues<typeof filters>;

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
