import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import { listProductTypes } from '@bloomkin/shared/routes/productTypes.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { type ReactNode, useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { Chip, Toolbar } from '#components/list/listStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import { parameterTitle } from '#features/market/filters/parameterNames.ts';
import { FloristFilter } from '../florists/FloristFilter.tsx';
import { describeBand, type ProductFilters, priceBands, sortLabels, sorts } from './productFilters.ts';
import type { SetFilters } from './useProductFilters.ts';

interface ProductFiltersBarProps {
  filters: ProductFilters;
  onChange: SetFilters;
  isAdmin: boolean;
  /** Some sort orders require a company. */
  companyId: string | undefined;
}

export function ProductFiltersBar({ filters, onChange, isAdmin, companyId }: ProductFiltersBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  const readGoods = (value: string) => (value === 'flowers' || value === 'extras' ? value : 'all');
  return (
    <Toolbar role="search" aria-label="Products">
      <ListSearch
        label="Search products"
        placeholder="Name or SKU"
        value={filters.search}
        onSearch={search}
      />
      {isAdmin && (
        <FloristFilter
          value={filters.company}
          onChange={(company) =>
            onChange({ company, ...(!company && !isForAll(filters.sort) && { sort: 'new' }) })
          }
        />
      )}
      <CategoryFilter value={filters.category} onChange={(category) => onChange({ category })} />
      <TypeFilter filters={filters} onChange={onChange} companyId={companyId} />
      <FilterSelect
        label="Flowers or extras"
        any="Flowers and extras"
        value={filters.goods === 'all' ? '' : filters.goods}
        onChange={(value) => onChange({ goods: readGoods(value) })}
      >
        <option value="flowers">Flowers alone</option>
        <option value="extras">Extras alone</option>
      </FilterSelect>
      <FilterSelect
        label="Price"
        any="Any price"
        value={filters.price}
        onChange={(value) => onChange({ price: priceBands.find((band) => band === value) ?? '' })}
      >
        {priceBands.map((band) => (
          <option key={band} value={band}>
            {describeBand(band)}
          </option>
        ))}
      </FilterSelect>
      <SortSelect
        sorts={companyId ? sorts : sorts.filter(isForAll)}
        value={filters.sort}
        onChange={(sort) => onChange({ sort })}
      />
    </Toolbar>
  );
}

function TypeFilter({ filters, onChange, companyId }: Omit<ProductFiltersBarProps, 'isAdmin'>) {
  const query = companyId ? { company_id: companyId } : {};
  const types = useQuery(listProductTypes, { query }, { asMyself: true }).data?.data ?? [];
  const noParameter = { parameter: '', value: '' };
  return (
    <>
      <FilterSelect
        label="Type"
        any="All types"
        value={filters.type}
        onChange={(type) => onChange({ type, ...noParameter })}
      >
        {types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FilterSelect>
      {filters.parameter && (
        <Chip type="button" aria-pressed onClick={() => onChange(noParameter)}>
          {describeCarried(filters, types)}
          <Icon name="close" size={16} />
        </Chip>
      )}
    </>
  );
}

/** 'Occasion: Just because' */
function describeCarried({ parameter, value }: ProductFilters, types: readonly ProductType[]): string {
  const found = types.flatMap(({ parameters }) => parameters).find(({ id }) => id === parameter);
  return [found ? parameterTitle(found.name) : 'With the parameter', value].filter(Boolean).join(': ');
}

interface FilterSelectProps {
  label: string;
  any: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

const FilterSelect = ({ label, any, value, onChange, children }: FilterSelectProps) => (
  <ChipSelect
    aria-label={label}
    value={value}
    data-on={value === '' ? undefined : ''}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">{any}</option>
    {children}
  </ChipSelect>
);

function CategoryFilter({ value, onChange }: Pick<FilterSelectProps, 'value' | 'onChange'>) {
  const categories = useQuery(listCategories, { query: {} }).data?.data ?? [];
  return (
    <FilterSelect label="Category" any="All categories" value={value} onChange={onChange}>
      {flatten(categories).map(({ category, depth }) => (
        <option key={category.id} value={category.id}>
          {`${'\u2003'.repeat(depth)}${category.name}`}
        </option>
      ))}
    </FilterSelect>
  );
}

type Sort = (typeof sorts)[number];

interface SortSelectProps {
  sorts: readonly Sort[];
  value: Sort;
  onChange: (sort: Sort) => void;
}

const SortSelect = ({ sorts: offered, value, onChange }: SortSelectProps) => (
  <ChipSelect
    aria-label="Sort by"
    value={value}
    onChange={({ target }) => onChange(sorts.find((sort) => sort === target.value) ?? 'new')}
  >
    {offered.map((sort) => (
      <option key={sort} value={sort}>
        {sortLabels[sort]}
      </option>
    ))}
  </ChipSelect>
);

const isForAll = (sort: Sort): boolean => !/^(name|reviews)/.test(sort);

const flatten = (categories: readonly Category[], depth = 0): { category: Category; depth: number }[] =>
  categories.flatMap((category) => [{ category, depth }, ...flatten(category.children, depth + 1)]);
