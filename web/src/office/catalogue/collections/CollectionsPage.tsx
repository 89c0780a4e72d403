import { paths } from '@bloomkin/shared/pages.ts';
import { listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { updateCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { useAction } from '#components/useAction.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import { exportRows } from '#office/kit/list/exportRows.ts';
import { searchFilter } from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

const collections = defineList({
  route: listCollections,
  title: 'Collections',
  name: 'collections',
  about: () => 'Active ones with products are on the market’s page, popular ones on the first page too.',
  options: { asMyself: true },
  filters: {
    search: searchFilter({ label: 'Collection name', placeholder: 'Collection name', param: 'q' }),
  },
  toQuery: ({ search }) => filled({ search }),
  columns: () => [
    {
      heading: 'Collection',
      cell: ({ id, name, photo, ...about }) => (
        <Marked>
          {photo ? <img src={photo} alt="" loading="lazy" /> : <i />}
          <span>
            <Link to={paths.collectionEdit(id)}>{name}</Link>
            <small>{describe(about)}</small>
          </span>
        </Marked>
      ),
    },
    {
      heading: 'First page',
      className: 'status',
      cell: ({ popular }) => popular && <StatusPill tone="brand">Popular</StatusPill>,
    },
    { heading: 'Active', cell: (collection) => <ActiveSwitch collection={collection} /> },
  ],
  file: {
    name: 'collections.csv',
    load: (query) =>
      exportRows(
        (paging) => call(listCollections, { query: { ...query, ...paging } }),
        [
          ['Name', ({ name }) => name],
          ['First page', ({ popular }) => (popular ? 'yes' : 'no')],
          ['Active', ({ active }) => (active ? 'yes' : 'no')],
          ['Products', ({ product_ids }) => product_ids.length],
          ['In the shop', ({ products_num }) => products_num],
        ],
      ),
  },
  empty: ({ isFiltered }) => (
    <EmptyState
      title={isFiltered ? 'No collection matches' : 'No collections yet'}
      text={
        isFiltered
          ? 'Search for another name.'
          : 'Add one, such as flowers for Mother’s Day, and choose its products.'
      }
    />
  ),
});

export const CollectionsPage = () => (
  <ListPage
    list={collections}
    context={undefined}
    acts={
      <ButtonLink kind="brand" to={paths.collectionCreate()}>
        <OfficeIcon name="plus" size={20} />
        Add collection
      </ButtonLink>
    }
  />
);

function ActiveSwitch({ collection: { id, name, active, version } }: { collection: Collection }) {
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
    <SwitchField
      label={`${name} is active`}
      hideLabel
      side="start"
      checked={active}
      onChange={() => void setActive(!active, version, false)}
    />
  );
}

type Described = Pick<Collection, 'active' | 'products_num' | 'product_ids'>;

function describe({ active, products_num: shown, product_ids }: Described): string {
  if (!active) return 'Switched off, not in the shop';
  if (shown === 0) return 'Empty, not in the shop';
  const hidden = product_ids.length - shown;
  const products = pluralise(shown, 'product');
  return hidden > 0 ? `${products}, ${hidden} more not in the shop` : products;
}
