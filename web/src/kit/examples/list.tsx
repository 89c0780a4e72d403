import { useLocation } from 'react-router-dom';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Pagination } from '#components/list/Pagination.tsx';
import type { Example } from '../example.ts';
import { Lines } from '../kitStyles.ts';
import { ignore, longWord } from '../sampleText.ts';

const orders = ['Order 1042, Peonies', 'Order 1041, Roses', longWord];

interface SampleListProps {
  items?: readonly string[];
  previousItems?: readonly string[];
  failure?: string;
}

const SampleList = ({ items, previousItems, failure }: SampleListProps) => (
  <ListView
    name="New orders, page 1"
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

interface SamplePaginationProps {
  page: number;
  total: number;
}

function SamplePagination({ page, total }: SamplePaginationProps) {
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
      { name: 'loading other filters', element: <SampleList previousItems={orders} /> },
      { name: 'error', element: <SampleList failure="Too many requests" /> },
      { name: 'stale', element: <SampleList items={orders} failure="Too many requests" /> },
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
    ],
  },
];
