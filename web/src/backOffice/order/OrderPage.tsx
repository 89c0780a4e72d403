import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { lastList } from '../orders/list/lastList.ts';
import { polling } from '../orders/polling.ts';
import { PendingHead } from '../PendingHead.tsx';
import { OrderView } from './OrderView.tsx';

export function OrderPage() {
  const { id = '' } = useParams();
  const [listed] = useState(() => lastList.findOrder(id));
  const { data, error, mutate } = useQuery(
    getOrder,
    { params: { id } },
    { ...polling, ...(listed && { fallbackData: { data: listed } }) },
  );
  const order = data?.data;
  useEffect(() => lastList.rememberOpened(id), [id]);
  return (
    <OfficePage title={order ? `Order #${order.number}` : 'Order'}>
      <QueryState
        data={order}
        error={error}
        onRetry={() => void mutate()}
        failedTitle="We could not load this order."
        loadingLabel="Loading the order"
        head={(hasFailed) => (
          <PendingHead title="Order" hasFailed={hasFailed} to={lastList.path()}>
            All orders
          </PendingHead>
        )}
        notFound={
          <EmptyState
            title="We could not find that order"
            text="It may belong to another florist, or was deleted."
          >
            <ButtonLink kind="brand" to={paths.orders()}>
              To all orders
            </ButtonLink>
          </EmptyState>
        }
        skeleton={
          <>
            <Skeleton $height="60px" $width="60%" />
            <Skeleton $height="260px" $radius="20px" />
            <Skeleton $height="180px" $radius="20px" />
          </>
        }
      >
        {(loaded) => <OrderView key={loaded.id} order={loaded} />}
      </QueryState>
    </OfficePage>
  );
}
