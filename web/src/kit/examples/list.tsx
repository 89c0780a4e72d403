import { useLocation } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { LoadMore } from '#components/list/LoadMore.tsx';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { Pagination } from '#components/list/Pagination.tsx';
import { ReorderBar } from '#components/list/ReorderBar.tsx';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { SortHeader } from '#components/list/SortHeader.tsx';
import { readSort, writeSort } from '#components/list/sort.ts';
import { TableHead } from '#components/list/TableHead.tsx';
import { DataTable } from '#components/list/tableStyles.ts';
import type { Example } from '../example.ts';
import { BarStage, Lines } from '../kitStyles.ts';
import { ignore, longWord } from '../sampleText.ts';

const orders = ['Order 1042, Peonies', 'Order 1041, Roses', longWord];

interface SampleListProps {
  items?: readonly string[];
  previousItems?: readonly string[];
  failure?: string;
}

const SampleList = ({ items, previousItems, failure }: SampleListProps) => (
  <ListView
    name="orders (new, page 1)"
    loadingLabel="Loading the orders"
    items={items}
    previousItems={previousItems}
    failure={failure}
    onRetry={ignore}
    empty={<EmptyState title="No orders yet" text="They appear here as soon as somebody buys from you." />}
  >
    {(shown) => (
      <Lines>
        {shown.map((order) => (
          <li key={order}>{order}</li>
        ))}
      </Lines>
    )}
  </ListView>
);

const samplePage = (page: number) => <p>Page {page}</p>;

interface SamplePaginationProps {
  page: number;
  total: number;
  onPerPage?: (perPage: number) => void;
}

function SamplePagination({ page, total, onPerPage }: SamplePaginationProps) {
  const { search } = useLocation();
  const perPage = 20;
  const current = Number(new URLSearchParams(search).get('page') ?? page);
  return (
    <Pagination
      page={current}
      perPage={perPage}
      count={Math.min(perPage, total)}
      total={total}
      totalPages={Math.ceil(total / perPage)}
      onPerPage={onPerPage}
      toSearch={(number) => `?page=${number}`}
    />
  );
}

const bulkActions: readonly BulkAction[] = [
  { label: 'Change price', run: ignore },
  { label: 'Activate', run: ignore, count: 1 },
  { label: 'Deactivate', run: ignore, count: 3 },
];

const bulkBar = (count: number, progress?: string, actions = bulkActions) => (
  <BarStage>
    <BulkBar count={count} actions={actions} onClear={ignore} progress={progress} />
  </BarStage>
);

function SampleHead({ initial = '' }: { initial?: string }) {
  const { search } = useLocation();
  const sort = readSort(new URLSearchParams(search).get('sort') ?? initial, ['name']);
  return (
    <DataTable>
      <thead>
        <tr>
          <SortHeader by="name" label="Name" sort={sort} toSearch={(next) => `?sort=${writeSort(next)}`} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Jacaranda Dusk</td>
        </tr>
      </tbody>
    </DataTable>
  );
}

const SampleTableHead = () => (
  <DataTable>
    <TableHead
      items={[{ id: 'a' }]}
      selection={{ items: [], has: () => false, set: ignore, clear: ignore }}
      headings={[{ label: 'Name', sortsBy: 'name' }, { label: 'Status' }]}
      sort={{ by: 'name', direction: 'asc' }}
      toSearch={(next) => `?sort=${writeSort(next)}`}
    />
  </DataTable>
);

const moveBar = (
  <BarStage>
    <MoveBar
      label="Move the category"
      text="Moving Roses: second of 4 in Bouquets"
      steps={[
        { label: 'Up', icon: 'down', turn: 180, onPress: ignore },
        { label: 'Down', icon: 'down', onPress: ignore },
        { label: 'One level out', icon: 'left', onPress: ignore },
      ]}
      onPutDown={ignore}
      onCancel={ignore}
    />
  </BarStage>
);

const reorderBar = (
  <BarStage>
    <ReorderBar
      order={{
        announcement: '',
        moving: { text: 'Moving photo 2: 2 of 4', step: ignore, putDown: ignore, cancel: ignore },
      }}
    />
  </BarStage>
);

const selectAll = (ids: readonly string[]) => (
  <SelectAll
    items={[{ id: 'a' }, { id: 'b' }]}
    selection={{ items: [], has: (id) => ids.includes(id), set: ignore, clear: ignore }}
  />
);

export const list: readonly Example[] = [
  {
    name: 'ListView',
    tone: 'office',
    wide: true,
    states: [
      { name: 'items', element: <SampleList items={orders} /> },
      { name: 'empty', element: <SampleList items={[]} /> },
      { name: 'loading (or offline)', element: <SampleList /> },
      { name: 'loading other filters', element: <SampleList previousItems={orders} /> },
      { name: 'error', element: <SampleList failure="Too many requests" /> },
      { name: 'stale', element: <SampleList items={orders} failure="Too many requests" /> },
    ],
  },
  {
    name: 'LoadMore',
    states: [
      { name: 'one of several pages', element: <LoadMore totalPages={3}>{samplePage}</LoadMore> },
      { name: 'one page', element: <LoadMore totalPages={1}>{samplePage}</LoadMore> },
    ],
  },
  {
    name: 'Pagination',
    tone: 'office',
    wide: true,
    states: [
      { name: 'one page', element: <SamplePagination page={1} total={12} /> },
      { name: 'first page', element: <SamplePagination page={1} total={96} /> },
      { name: 'in the middle', element: <SamplePagination page={7} total={260} /> },
      { name: 'last page', element: <SamplePagination page={5} total={96} /> },
      { name: 'page size', element: <SamplePagination page={1} total={96} onPerPage={ignore} /> },
    ],
  },
  {
    name: 'BulkBar',
    tone: 'office',
    wide: true,
    states: [
      { name: 'some selected', element: bulkBar(4) },
      { name: 'one action', element: bulkBar(1, undefined, bulkActions.slice(0, 1)) },
      { name: 'busy', element: bulkBar(4, 'Change price: 2 of 4') },
    ],
  },
  {
    name: 'MoveBar',
    tone: 'office',
    wide: true,
    states: [{ name: 'a category', element: moveBar }],
  },
  {
    name: 'ReorderBar',
    tone: 'office',
    wide: true,
    states: [{ name: 'a photo picked up', element: reorderBar }],
  },
  {
    name: 'TableHead',
    tone: 'office',
    states: [{ name: 'two columns, one sorted', element: <SampleTableHead /> }],
  },
  {
    name: 'SortHeader',
    tone: 'office',
    states: [
      { name: 'unsorted, then sorted', element: <SampleHead /> },
      { name: 'ascending', element: <SampleHead initial="name" /> },
      { name: 'descending', element: <SampleHead initial="-name" /> },
    ],
  },
  {
    name: 'SelectAll',
    tone: 'office',
    states: [
      { name: 'none', element: selectAll([]) },
      { name: 'some', element: selectAll(['a']) },
      { name: 'all', element: selectAll(['a', 'b']) },
    ],
  },
  {
    name: 'ListSearch',
    tone: 'office',
    states: [
      {
        name: 'empty',
        element: <ListSearch label="Search products" placeholder="Name or SKU" value="" onSearch={ignore} />,
      },
      {
        name: 'filled',
        element: <ListSearch label="Search people" placeholder="Name" value="Marlo" onSearch={ignore} />,
      },
    ],
  },
];
