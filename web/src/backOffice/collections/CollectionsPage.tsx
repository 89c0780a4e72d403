import { paths } from '@bloomkin/shared/pages.ts';
import { listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { updateCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { collectionFilters, perPage } from './collectionFilters.ts';

const CollectionRows = styled.ul`
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 68px;
    padding: 8px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  img,
  li > i {
    flex: none;
    width: 40px;
    height: 48px;
    border-radius: var(--bk-arch);
    background: var(--bk-bg-brandSoft);
    object-fit: cover;
  }
  a {
    flex: 1;
    min-width: 0;
    padding-block: 8px;
    &:hover b {
      text-decoration: underline;
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  @media (max-width: 767px) {
    margin-inline: -16px;
    li {
      padding-inline: 16px;
    }
  }
`;

export function CollectionsPage() {
  const [filters, setFilters] = useListState(collectionFilters);
  const onSearch = useCallback((search: string) => setFilters({ search }, { replace: true }), [setFilters]);
  const query = { page: filters.page, per_page: perPage, ...(filters.search && { search: filters.search }) };
  const { data, error, mutate } = useQuery(listCollections, { query }, { asMyself: true });
  return (
    <OfficePage title="Collections">
      <PageHead>
        <div>
          <h1>Collections</h1>
          <p>Active ones with products are on the market’s page, popular ones on the first page too.</p>
        </div>
        <div>
          <ButtonLink kind="brand" to={paths.collectionCreate()}>
            <OfficeIcon name="plus" size={20} />
            Add collection
          </ButtonLink>
        </div>
      </PageHead>
      <Panel aria-label="Collections">
        <Toolbar>
          <ListSearch
            label="Collection name"
            placeholder="Collection name"
            value={filters.search}
            onSearch={onSearch}
          />
        </Toolbar>
        <ListView
          name="collections"
          loadingLabel="Loading collections"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={
            <EmptyState
              title={filters.search ? 'No collection matches' : 'No collections yet'}
              text={
                filters.search
                  ? 'Search for another name.'
                  : 'Add one, such as flowers for Mother’s Day, and choose its products.'
              }
            />
          }
        >
          {(collections) => (
            <CollectionRows>
              {collections.map((collection) => (
                <CollectionRow key={collection.id} collection={collection} />
              ))}
            </CollectionRows>
          )}
        </ListView>
        {data && data.total > 0 && (
          <Pagination list={data} toSearch={(page) => `${collectionFilters.write({ ...filters, page })}`} />
        )}
      </Panel>
    </OfficePage>
  );
}

function CollectionRow({ collection }: { collection: Collection }) {
  const { id, name, photo, active, popular, products_num, product_ids, version } = collection;
  const update = useMutation(updateCollection, { invalidates: [listCollections] });
  const { run: setActive } = useAction(
    async (next: boolean, current: number | undefined, isUndo: boolean) => {
      const { data } = await update({ params: { id }, body: { active: next, version: current } });
      if (isUndo) return;
      void notify({
        tone: 'success',
        message: `${name} is switched ${next ? 'on' : 'off'}`,
        action: { label: 'Undo', run: () => void setActive(!next, data.version, true) },
      });
    },
  );
  return (
    <li>
      {photo ? <img src={photo} alt="" width={40} height={48} loading="lazy" /> : <i />}
      <Link to={paths.collectionEdit(id)}>
        <b>{name}</b>
        <small>{describe(active, products_num, product_ids.length)}</small>
      </Link>
      {popular && <StatusPill tone="brand">Popular</StatusPill>}
      <SwitchField
        label={`${name} is active`}
        hideLabel
        checked={active}
        onChange={() => void setActive(!active, version, false)}
      />
    </li>
  );
}

function describe(active: boolean, shown: number, all: number): string {
  if (!active) return 'Switched off, not in the shop';
  if (shown === 0) return 'Empty, not in the shop';
  const hidden = all - shown;
  const products = pluralise(shown, 'product');
  return hidden > 0 ? `${products}, ${hidden} more not in the shop` : products;
}
