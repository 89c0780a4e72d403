import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
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
const toQuery = (page: number, status: OrderStatus | undefined) => ({
  query: { page, per_page: pageSize, ...(status && { statuses: status }) },
});

export function OrderList() {
  const [query] = useSearchParams();
  const status = buyersStatuses.find((known) => known === query.get('status'));
  const { data } = useQuery(listOrders, toQuery(1, status));
  return (
    <Grid>
      <StatusFilter chosen={status} counts={data?.counts} />
      <LoadMore totalPages={data?.total_pages}>
        {(page) => <OrdersOfPage key={status} page={page} status={status} />}
      </LoadMore>
    </Grid>
  );
}

function OrdersOfPage({ page, status }: { page: number; status: OrderStatus | undefined }) {
  const { data, error, mutate } = useQuery(listOrders, toQuery(page, status));
  return (
    <ListView
      name="orders"
      failedTitle="We could not load your orders."
      loadingLabel="Loading your orders"
      skeleton={<Skeleton $height="140px" $radius="28px" />}
      items={data?.data}
      failure={data || !error ? undefined : messageOfError(error)}
      onRetry={() => void mutate()}
      empty={page === 1 ? <NoOrders isFiltered={status !== undefined} /> : null}
    >
      {(orders) => (
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </ListView>
  );
}

const NoOrders = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState title="No orders like that" text="Try another status.">
      <ButtonLink to="?">All orders</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="No orders yet" text="The first flowers you send will show up here.">
      <ButtonLink kind="brand" to={paths.market()}>
        Browse flowers
      </ButtonLink>
    </EmptyState>
  );
