import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { lastList } from '#office/orders/filters/lastList.ts';
import { polling } from '#office/orders/polling.ts';
import { OrderState } from './OrderState.tsx';
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
      <OrderState
        query={{ data: order, error, mutate }}
        head={(hasFailed) => (
          <PendingHead title="Order" hasFailed={hasFailed} to={lastList.path()}>
            All orders
          </PendingHead>
        )}
      >
        {(loaded) => <OrderView key={loaded.id} order={loaded} />}
      </OrderState>
    </OfficePage>
  );
}
