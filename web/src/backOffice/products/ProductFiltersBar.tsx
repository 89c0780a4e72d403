import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ChipSelect, Toolbar } from '#components/list/listStyles.ts';
import { type ProductFilters, sortLabels, sorts } from './productFilters.ts';
import type { SetFilters } from './useProductFilters.ts';

interface ProductFiltersBarProps {
  filters: ProductFilters;
  onChange: SetFilters;
  /** Some sorts are for one company's products. */
  hasCompany: boolean;
}

export function ProductFiltersBar({ filters, onChange, hasCompany }: ProductFiltersBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  const categories = useQuery(listCategories, { query: {} }).data?.data ?? [];
  const offered = hasCompany ? sorts : sorts.filter((sort) => !/^(name|reviews)/.test(sort));
  return (
    <Toolbar role="search" aria-label="Products">
      <ListSearch
        label="Search products"
        placeholder="Name or SKU"
        value={filters.search}
        onSearch={search}
      />
      <ChipSelect
        aria-label="Category"
        value={filters.category}
        data-on={filters.category === '' ? undefined : ''}
        onChange={({ target }) => onChange({ category: target.value })}
      >
        <option value="">All categories</option>
        {flatten(categories).map(({ category, depth }) => (
          <option key={category.id} value={category.id}>
            {`${'\u2003'.repeat(depth)}${category.name}`}
          </option>
        ))}
      </ChipSelect>
      <ChipSelect
        aria-label="Sort by"
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? 'new' })}
      >
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </ChipSelect>
    </Toolbar>
  );
}

const flatten = (categories: readonly Category[], depth = 0): { category: Category; depth: number }[] =>
  categories.flatMap((category) => [{ category, depth }, ...flatten(category.children, depth + 1)]);
