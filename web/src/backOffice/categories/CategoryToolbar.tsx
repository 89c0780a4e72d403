import { useCallback } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { Toolbar } from '#components/list/listStyles.ts';
import type { ChangeListState } from '#components/list/useListState.ts';
import { type CategoryFilters, readActivity } from './categoryFilters.ts';
import type { OpenBranches } from './useOpenBranches.ts';

interface CategoryToolbarProps {
  filters: CategoryFilters;
  onChange: ChangeListState<CategoryFilters>;
  /** Of the tree; a list has none. */
  branches: OpenBranches | undefined;
}

export function CategoryToolbar({ filters, onChange, branches }: CategoryToolbarProps) {
  const onSearch = useCallback((search: string) => onChange({ search }, { replace: true }), [onChange]);
  return (
    <Toolbar>
      <ListSearch
        label="Category name"
        placeholder="Category name"
        value={filters.search}
        onSearch={onSearch}
      />
      <ChipSelect
        aria-label="Active or not"
        value={filters.activity}
        data-on={filters.activity === '' ? undefined : ''}
        onChange={({ target }) => onChange({ activity: readActivity(target.value) })}
      >
        <option value="">Active or not</option>
        <option value="active">Active</option>
        <option value="inactive">Switched off</option>
      </ChipSelect>
      {branches && (
        <Button kind="quiet" onClick={branches.toggleAll} style={{ marginLeft: 'auto' }}>
          {branches.areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      )}
    </Toolbar>
  );
}
