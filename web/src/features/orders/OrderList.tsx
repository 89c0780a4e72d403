import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { OrderStatus } from '@bloomkin/shared/schemas/order.ts';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useShownPages } from '#components/list/useShownPages.ts';
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
  const { shown, showMore } = useShownPages();
  const first = useQuery(listOrders, toQuery(1, status));
  return (
    <Grid>
      <StatusFilter chosen={status} counts={first.data?.counts} />
      {first.data?.total === 0 && <NoOrders isFiltered={status !== undefined} />}
      {Array.from({ length: Math.min(shown, first.data?.total_pages || 1) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <OrdersOfPage key={`${status} ${index}`} page={index + 1} status={status} />
      ))}
      {first.data && shown < first.data.total_pages && <Button onClick={showMore}>Show more</Button>}
    </Grid>
  );
}

function OrdersOfPage({ page, status }: { page: number; status: OrderStatus | undefined }) {
  const { data, error, mutate } = useQuery(listOrders, toQuery(page, status));
  if (!data && error)
    return (
      <ErrorState
        title="We could not load your orders."
        detail={messageOfError(error)}
        onRetry={() => void mutate()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading your orders">
        <Skeleton $height="140px" $radius="28px" />
      </div>
    );
  return (
    <ul>
      {data.data.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
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
