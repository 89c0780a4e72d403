import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useMemo } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { Controls } from '#office/kit/list/ListPage.tsx';
import { useFilters } from '#office/kit/list/useList.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { CategoryList } from './CategoryList.tsx';
import { categoryList, isTreeShown, perPage, selectMatching } from './categoryFilters.ts';
import { flatten, selectChildren } from './categoryRows.ts';
import { useCategoryActions } from './useCategoryActions.ts';
import { useOpenBranches } from './useOpenBranches.ts';

export function CategoryDesk() {
  const { data, error, mutate } = useQuery(listCategories, { query: {} }, { asMyself: true });
  const address = useFilters(categoryList);
  const { filters } = address;
  const tree = data?.data;
  const all = useMemo(() => flatten(tree ?? []), [tree]);
  const { ask, dialog } = useConfirm();
  const onTree = (next: readonly Category[]) => void mutate({ data: [...next] }, { revalidate: false });
  const actions = useCategoryActions({ ask, onTree });
  const branches = useOpenBranches(all);
  const isTree = isTreeShown(filters);
  const matching = isTree ? selectChildren(all, null) : selectMatching(all, filters);
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
          <Controls list={categoryList} shown={{ ...address, counts: undefined }} />
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
          empty={<NoCategories isFirst={all.length === 0} />}
        >
          {(page) => (
            <CategoryList all={all} page={page} isTree={isTree} branches={branches} actions={actions} />
          )}
        </ListView>
        {tree && shown.length > 0 && (
          <Pagination
            list={{ page: filters.page, per_page: perPage, total: matching.length, data: shown }}
            toSearch={(page) => address.searchWith({ page })}
          />
        )}
      </Panel>
      {tree && <CategoryDrawer all={all} actions={actions} />}
      {dialog}
    </OfficePage>
  );
}

const NoCategories = ({ isFirst }: { isFirst: boolean }) =>
  isFirst ? (
    <EmptyState title="No categories yet" text="Add the first one, so that florists can sell in it." />
  ) : (
    <EmptyState title="No category matches" text="Search for another name, or show all of them." />
  );
