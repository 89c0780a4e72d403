import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { statusLabel, statusTones } from '#office/orders/statusTones.ts';
import { Rows } from './userStyles.ts';

const shown = 5;

/** The newest that they placed. */
export function OrdersCard({ user: { id, phone, fio } }: { user: User }) {
  const query = { user_id: id, sort: '-placed', per_page: shown } as const;
  const { data, error, mutate } = useQuery(listOrders, { query });
  return (
    <Card aria-labelledby="user-orders">
      <h2 id="user-orders">Orders</h2>
      <QueryState query={{ data, error, mutate }} what="the orders" skeleton={<Skeleton $height="56px" />}>
        {({ data: orders, total }) => (
          <>
            <p>{total === 0 ? 'None placed yet.' : `${formatCount(total)} placed`}</p>
            <Rows>
              {orders.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </Rows>
            {total > shown && <Link to={paths.orders({ search: phone || fio })}>Show all in Orders</Link>}
          </>
        )}
      </QueryState>
    </Card>
  );
}

const OrderLine = ({ order }: { order: Order }) => (
  <li>
    <span>
      <Link to={paths.orderView(order.id)}>#{order.number}</Link>
      <small>{describeOrder(order)}</small>
    </span>
    <span className="end">
      <StatusPill tone={statusTones[order.status]}>{statusLabel(order)}</StatusPill>{' '}
      <b>{formatDollars(order.order_summ)}</b>
    </span>
  </li>
);

/** 'Wattle Day, Tin Roof Botanica, Sat 7 Nov' */
const describeOrder = ({ items, company_info: company, deliveryDay }: Order): string =>
  [items[0]?.product.name, company?.brand, deliveryDay && formatDay(deliveryDay)].filter(Boolean).join(', ');
