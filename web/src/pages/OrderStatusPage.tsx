import { getOrderStatus } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { LinkPage } from '#features/orders/LinkPage.tsx';
import { OrderStatusView } from '#features/orders/OrderStatusView.tsx';

const everyMs = 60_000;

export function OrderStatusPage() {
  const { token = '' } = useParams();
  const query = useQuery(getOrderStatus, { params: { token } }, { refreshInterval: everyMs });
  return (
    <LinkPage title="Flowers on their way" query={query}>
      {(order) => <OrderStatusView order={order} />}
    </LinkPage>
  );
}
