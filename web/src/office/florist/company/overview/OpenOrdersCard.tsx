import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { Lines, Part } from '#office/kit/cardParts.tsx';
import { openStatuses } from '#office/orders/orderCalls.ts';
import { toFloristPath } from '#office/orders/orderLinks.ts';
import { polling } from '#office/orders/polling.ts';
import { statusLabel } from '#office/orders/statusTones.ts';

interface CompanyProps {
  company: Company;
}

const shownOrders = 5;

export function OpenOrdersCard({ company, late }: CompanyProps & { late: number }) {
  const query = {
    statuses: openStatuses,
    sort: 'delivery',
    per_page: shownOrders,
    company_id: company.id,
  } as const;
  const orders = useQuery(listOrders, { query }, polling);
  return (
    <Card aria-labelledby="open-orders">
      <CardHead>
        <h2 id="open-orders">Open orders{orders.data && `: ${orders.data.total}`}</h2>
        {late > 0 && <StatusPill tone="danger">{formatCount(late)} late</StatusPill>}
      </CardHead>
      <Part query={orders} name="orders" height={220}>
        {({ data }) => (
          <Lines>
            {data.map((order) => (
              <div key={order.id}>
                <dt>
                  <Link to={paths.orderView(order.id)}>#{order.number}</Link>
                </dt>
                <dd>
                  {order.deliveryDay && formatDay(order.deliveryDay)}
                  {order.delivery_period &&
                    `, ${formatPeriod(order.delivery_period.start_time, order.delivery_period.stop_time)}`}
                  , {statusLabel(order).toLowerCase()}
                </dd>
              </div>
            ))}
          </Lines>
        )}
      </Part>
      <Row $above={3}>
        {late > 0 && <ButtonLink to={paths.late()}>Show on Late and at risk</ButtonLink>}
        <ButtonLink to={toFloristPath(company.id)}>All orders</ButtonLink>
      </Row>
    </Card>
  );
}
