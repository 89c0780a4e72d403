import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { DateFilter } from '#components/list/DateFilter.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { LoadMore } from '#components/list/LoadMore.tsx';
import { Pagination } from '#components/list/Pagination.tsx';
import type { Example } from '#kit/example.ts';
import { ignore, longWord } from '#kit/sampleText.ts';
import { WithState } from '#kit/WithState.tsx';

const Lines = styled.ul`
  li {
    padding: 12px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
    overflow-wrap: anywhere;
  }
`;

const orders = ['Order 1042, Peonies', 'Order 1041, Roses', longWord];

interface SampleListProps {
  items?: readonly string[] | undefined;
  failure?: string;
}

const SampleList = ({ items, failure }: SampleListProps) => (
  <ListView
    name="orders (new, page 1)"
    loadingLabel="Loading the orders"
    items={items}
    keepItems="usable"
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

const RefilteredList = () => (
  <WithState initial={false}>
    {(isLoading, setLoading) => (
      <>
        <Button onClick={() => setLoading(!isLoading)}>{isLoading ? 'Loaded' : 'Other filters'}</Button>
        <SampleList items={isLoading ? undefined : orders} />
      </>
    )}
  </WithState>
);

const dateFilter = (initial: string, hideLabel = false) => (
  <WithState initial={initial}>
    {(value, setValue) => <DateFilter label="From" hideLabel={hideLabel} value={value} onChange={setValue} />}
  </WithState>
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
      list={{ page: current, per_page: perPage, total, data: orders }}
      onPerPage={onPerPage}
      toSearch={(number) => `?page=${number}`}
    />
  );
}

export const list: readonly Example[] = [
  {
    name: 'ListView',
    tone: 'office',
    wide: true,
    states: [
      { name: 'items', element: <SampleList items={orders} /> },
      { name: 'empty', element: <SampleList items={[]} /> },
      { name: 'loading (or offline)', element: <SampleList /> },
      { name: 'loading other filters', element: <RefilteredList /> },
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
    name: 'DateFilter',
    tone: 'office',
    states: [
      { name: 'any day', element: dateFilter('') },
      { name: 'a day', element: dateFilter('2026-12-24') },
      { name: 'label for screen readers alone', element: dateFilter('2026-12-24', true) },
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
