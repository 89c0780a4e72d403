import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { LoadMore } from '#components/list/LoadMore.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { OrderCard } from './OrderCard.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { buyersStatuses } from './statusMessages.ts';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  > ul {
    display: contents;
  }
  > button {
    justify-self: center;
  }
`;

const pageSize = 12;
interface Filter {
  status: OrderStatus | undefined;
  search: string;
}
const toQuery = (page: number, { status, search }: Filter) => ({
  query: { page, per_page: pageSize, ...(status && { statuses: status }), ...(search && { search }) },
});

export function OrderList() {
  const [query, setQuery] = useSearchParams();
  const status = buyersStatuses.find((known) => known === query.get('status'));
  const filter = { status, search: query.get('search') ?? '' };
  const { data } = useQuery(listOrders, toQuery(1, filter));
  const onSearch = useCallback(
    (search: string) => setQuery({ ...(status && { status }), ...(search && { search }) }, { replace: true }),
    [setQuery, status],
  );
  const isSearchable = filter.search !== '' || (data?.counts.all ?? 0) > pageSize;
  return (
    <Grid>
      {isSearchable && (
        <ListSearch
          label="Search your orders"
          placeholder="Person, flowers, suburb or order code"
          value={filter.search}
          onSearch={onSearch}
        />
      )}
      <StatusFilter chosen={status} search={filter.search} counts={data?.counts} />
      <LoadMore totalPages={data?.total_pages}>
        {(page) => <OrdersOfPage key={`${status} ${filter.search}`} page={page} filter={filter} />}
      </LoadMore>
    </Grid>
  );
}

function OrdersOfPage({ page, filter }: { page: number; filter: Filter }) {
  const { data, error, mutate } = useQuery(listOrders, toQuery(page, filter));
  return (
    <ListView
      name="orders"
      failedTitle="We could not load your orders."
      loadingLabel="Loading your orders"
      skeleton={<Skeleton $height="140px" $radius="28px" />}
      items={data?.data}
      failure={data || !error ? undefined : messageOfError(error)}
      onRetry={() => void mutate()}
      empty={
        page === 1 ? <NoOrders isFiltered={filter.status !== undefined || filter.search !== ''} /> : null
      }
    >
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} showsNumber={filter.search !== ''} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}

const NoOrders = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="No orders like that" text="Try another status, or other words.">
      <ButtonLink to="?">All orders</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="No orders yet" text="The first flowers you send will show up here.">
      <ButtonLink kind="brand" to={paths.market()}>
        Browse flowers
      </ButtonLink>
    </EmptyState>
  );
