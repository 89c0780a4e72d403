import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { useCallback } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { Pagination } from '#components/list/Pagination.tsx';
import { useListState } from '#components/list/useListState.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { OfficePage } from '../OfficePage.tsx';
import { statusTabs } from '../orders/filters/orderFilters.ts';
import { useOrderCounts } from '../orders/filters/tabCounts.ts';
import { tabLabel } from '../orders/statusTones.ts';
import { PageHead } from '../pageStyles.ts';
import { AbandonedRow } from './AbandonedRow.tsx';
import { Carts } from './abandonedStyles.ts';

interface AbandonedState {
  search: string;
  page: number;
}

const perPage = 20;
const codec = {
  read: (params: URLSearchParams): AbandonedState => ({
    search: (params.get('search') ?? '').slice(0, 100),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }),
  write: ({ search, page }: AbandonedState) =>
    new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) }),
};

export function AbandonedPage() {
  const [state, setState] = useListState(codec);
  const onSearch = useCallback((text: string) => setState({ search: text }, { replace: true }), [setState]);
  const search = state.search.trim();
  const { data, error, mutate } = useQuery(
    listOrders,
    {
      query: {
        statuses: 'abandoned_cart',
        page: state.page,
        per_page: perPage,
        ...(search && { search }),
      },
    },
    { keepPreviousData: false },
  );
  return (
    <OfficePage title="Abandoned cart">
      <PageHead>
        <div>
          <h1>Abandoned cart</h1>
          <p>
            Carts with flowers in them that nobody has touched for 60 minutes
            {data && !search && `: ${formatCount(data.total)}`}
          </p>
        </div>
      </PageHead>
      <Panel aria-label="Abandoned carts">
        <AbandonedTabs count={data?.total} />
        <Toolbar role="search" aria-label="Abandoned carts">
          <ListSearch
            label="Search abandoned carts"
            placeholder="Name, e-mail or phone"
            value={state.search}
            onSearch={onSearch}
          />
        </Toolbar>
        <ListView
          name="abandoned carts"
          loadingLabel="Loading abandoned carts"
          items={data?.data}
          keepItems="usable"
          failure={error?.message}
          onRetry={() => void mutate()}
          empty={<NoAbandonedCarts search={search} />}
        >
          {(carts) => (
            <Carts>
              {carts.map((cart) => (
                <AbandonedRow key={cart.id} cart={cart} />
              ))}
            </Carts>
          )}
        </ListView>
        {data && <Pagination list={data} toSearch={(page) => `${codec.write({ ...state, page })}`} />}
      </Panel>
    </OfficePage>
  );
}

/** The tabs of the orders, where abandoned carts are one. */
function AbandonedTabs({ count }: { count: number | undefined }) {
  const counts = useOrderCounts();
  return (
    <TabNav
      label="Status"
      links={[
        ...statusTabs.map((status) => ({
          title: tabLabel(status),
          to: paths.orders(status === 'all' ? {} : { status }),
          isCurrent: false,
          count: counts && (counts[status] ?? 0),
        })),
        { title: tabLabel('abandoned_cart'), to: paths.abandoned(), isCurrent: true, count },
      ]}
    />
  );
}

const NoAbandonedCarts = ({ search }: { search: string }) => (
  <EmptyState
    title={search ? `No abandoned cart matches “${search}”` : 'No abandoned carts'}
    text="A cart that nobody touches for an hour appears here, and goes when its buyer comes back."
  />
);
