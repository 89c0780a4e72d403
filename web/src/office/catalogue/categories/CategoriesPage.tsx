import { officePages } from '@bloomkin/shared/officePages.ts';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { SharedCategories } from '#office/catalogue/shop/SharedCategories.tsx';
import { createCodec, type FilterValues } from '#office/kit/list/defineList.ts';
import { searchFilter, selectFilter } from '#office/kit/list/filters.tsx';
import { Controls } from '#office/kit/list/ListPage.tsx';
import { useFilters } from '#office/kit/list/useList.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { useUser } from '#session/useSession.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryList } from './CategoryList.tsx';
import { type FlatCategory, flatten, selectChildren } from './categoryRows.ts';
import { type CategoryActions, useCategoryActions } from './useCategoryActions.ts';
import { useOpenBranches } from './useOpenBranches.ts';

/** Stays at the drawer's foot while the fields scroll. */
const DrawerLine = styled.p`
  margin: -8px 0 16px;
  color: var(--bk-text-secondary);
`;

interface CategoryDrawerProps {
  all: readonly FlatCategory[];
  actions: CategoryActions;
}

/** Open while the URL names a category, or a new one. */
function CategoryDrawer({ all, actions }: CategoryDrawerProps) {
  const { pathname } = useLocation();
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNew = matchesPath(officePages.categoryCreate.path, pathname);
  const item = all.find((one) => one.id === id);
  const close = () => void navigate(paths.categoryList());
  const count = item?.category.products_num ?? 0;
  return (
    <Dialog
      open={isNew || id !== undefined}
      onClose={close}
      title={isNew ? 'Add a category' : (item?.category.name ?? 'Category')}
      placement="panel"
    >
      {isNew || item ? (
        <>
          {item && <DrawerLine>{pluralise(count, 'active product')}</DrawerLine>}
          <CategoryForm
            key={id ?? 'new'}
            item={item}
            all={all}
            inside={params.get('inside')}
            focusInside={params.get('focus') === 'inside'}
            onDone={close}
            onDelete={async () => {
              if (item && (await actions.remove(item.category))) close();
            }}
          />
        </>
      ) : (
        <EmptyState title="We could not find that category" text="Somebody may have deleted it." />
      )}
    </Dialog>
  );
}

const perPage = 20;

const filters = {
  search: searchFilter({ label: 'Category name', placeholder: 'Category name', param: 'q' }),
  activity: selectFilter({
    label: 'Active or not',
    param: 'active',
    any: 'Active or not',
    choices: { active: 'Active', inactive: 'Switched off' },
  }),
};

const categoryList = { filters, codec: createCodec(filters) };
type CategoryFilters = FilterValues<typeof filters>;

/** What is found is a flat list. */
const isTreeShown = ({ search, activity }: CategoryFilters): boolean => search === '' && activity === '';

/** In the order of the tree. */
const selectMatching = (
  all: readonly FlatCategory[],
  { search, activity }: CategoryFilters,
): FlatCategory[] =>
  all
    .filter(({ category }) => matchesText(category.name, search))
    .filter(({ category }) => activity === '' || category.active === (activity === 'active'));

function CategoryDesk() {
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

/** Florists read the tree that admins shape. */
export function CategoriesPage() {
  return isAdmin(useUser()) ? <CategoryDesk /> : <SharedCategories />;
}
