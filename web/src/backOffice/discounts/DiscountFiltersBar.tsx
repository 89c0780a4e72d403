import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { Toolbar } from '#components/list/listStyles.ts';
import type { ChangeListState } from '#components/list/useListState.ts';
import { FloristFilter } from '../florists/FloristFilter.tsx';
import { type DiscountFilters, type DiscountSort, sortLabels } from './discountFilters.ts';

interface DiscountFiltersBarProps {
  filters: DiscountFilters;
  onChange: ChangeListState<DiscountFilters>;
  onSearch: (search: string) => void;
  isAdmin: boolean;
}

const sorts = Object.keys(sortLabels) as DiscountSort[];

export function DiscountFiltersBar({ filters, onChange, onSearch, isAdmin }: DiscountFiltersBarProps) {
  const { usedBy, sort, company } = filters;
  return (
    <Toolbar role="search" aria-label="Discounts">
      <ListSearch
        label="Search discounts"
        placeholder="Name or code"
        value={filters.search}
        onSearch={onSearch}
      />
      <ChipSelect
        aria-label="Code or automatic"
        value={usedBy}
        data-on={usedBy === '' ? undefined : ''}
        onChange={({ target }) => onChange({ usedBy: target.value as DiscountFilters['usedBy'] })}
      >
        <option value="">Code or automatic</option>
        <option value="code">With a code</option>
        <option value="automatic">By itself</option>
      </ChipSelect>
      {isAdmin && (
        <FloristFilter
          label="Whose discounts"
          placeholder="The market’s"
          value={company}
          onChange={(id) => onChange({ company: id })}
        />
      )}
      <ChipSelect
        aria-label="Sort by"
        value={sort}
        onChange={({ target }) => onChange({ sort: sorts.find((one) => one === target.value) ?? 'new' })}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {sortLabels[one]}
          </option>
        ))}
      </ChipSelect>
    </Toolbar>
  );
}
