import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useCallback, useMemo } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { ChipSelect, Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { useConfirm } from '../useConfirm.tsx';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryList } from './CategoryList.tsx';
import { categoryFilters, perPage, readActivity, selectMatching } from './categoryFilters.ts';
import { childrenOf, flatten } from './categoryRows.ts';
import { useCategoryActions } from './useCategoryActions.tsx';
import { useOpenBranches } from './useOpenBranches.ts';

const views = [
  { value: 'tree', label: 'Tree' },
  { value: 'list', label: 'List' },
] as const;

export function CategoryDesk() {
  const { data, error, mutate } = useQuery(listCategories, { query: {} }, { asMyself: true });
  const [filters, setFilters] = useListState(categoryFilters);
  const onSearch = useCallback((search: string) => setFilters({ search }, { replace: true }), [setFilters]);
  const tree = data?.data;
  const all = useMemo(() => flatten(tree ?? []), [tree]);
  const { ask, dialog } = useConfirm();
  const onTree = (next: readonly Category[]) => void mutate({ data: [...next] }, { revalidate: false });
  const actions = useCategoryActions({ ask, onTree });
  const branches = useOpenBranches(all);
  const isTree = filters.view === 'tree' && filters.search === '' && filters.activity === '';
  const matching = isTree ? childrenOf(all, null) : selectMatching(all, filters);
  const shown = matching.slice((filters.page - 1) * perPage, filters.page * perPage);
  return (
    <OfficePage title="Category">
      <PageHead>
        <div>
          <h1>Category</h1>
          <p>
            {tree
              ? `${all.length} categories, ${tree.length} at the top. Drag one, or press Space on its handle.`
              : 'All florists share these categories.'}
          </p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.categoryCreate()}>
            <OfficeIcon name="plus" size={20} />
            Add category
          </ButtonLink>
        </div>
      </PageHead>
      <Panel aria-label="Categories">
        <Toolbar>
          <ListSearch
            label="Category name"
            placeholder="Category name"
            value={filters.search}
            onSearch={onSearch}
          />
          <div style={{ flex: 'none' }}>
            <SegmentedField
              legend="View"
              hideLegend
              options={views}
              value={filters.view}
              onChange={(view) => setFilters({ view })}
            />
          </div>
          <ChipSelect
            aria-label="Active or not"
            value={filters.activity}
            data-on={filters.activity === '' ? undefined : ''}
            onChange={({ target }) => setFilters({ activity: readActivity(target.value) })}
          >
            <option value="">Active or not</option>
            <option value="active">Active</option>
            <option value="inactive">Switched off</option>
          </ChipSelect>
          {isTree && (
            <Button kind="quiet" onClick={branches.toggleAll} style={{ marginLeft: 'auto' }}>
              {branches.areAllOpen ? 'Close all' : 'Open all'}
            </Button>
          )}
        </Toolbar>
        <ListView
          name="categories"
          loadingLabel="Loading categories"
          items={tree && shown}
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            all.length === 0 ? (
              <EmptyState
                title="No categories yet"
                text="Add the first one, so that florists can sell in it."
              />
            ) : (
              <EmptyState title="No category matches" text="Search for another name, or show all of them." />
            )
          }
        >
          {(page) => (
            <CategoryList all={all} page={page} isTree={isTree} branches={branches} actions={actions} />
          )}
        </ListView>
        {tree && shown.length > 0 && (
          <Pagination
            page={filters.page}
            perPage={perPage}
            count={shown.length}
            total={matching.length}
            totalPages={Math.ceil(matching.length / perPage)}
            toSearch={(page) => `${categoryFilters.write({ ...filters, page })}`}
          />
        )}
      </Panel>
      {tree && <CategoryDrawer all={all} actions={actions} />}
      {dialog}
    </OfficePage>
  );
}
