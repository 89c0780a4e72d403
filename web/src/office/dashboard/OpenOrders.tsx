import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Card, CardHead } from '#components/layout/Card.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import type { OrderPage } from '#office/orders/orderCalls.ts';
import { polling } from '#office/orders/polling.ts';
import { statusLabel, statusTones } from '#office/orders/statusTones.ts';

const openStatuses = ['new', 'in_progress', 'formation', 'ready_to_ship'] as const;

const Rows = styled.ul`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    color: inherit;
  }
  b {
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
`;

/** As they are now, whatever the period. */
export function OpenOrders() {
  const { data, error, mutate } = useQuery(listOrders, { query: { per_page: 1 } }, polling);
  return (
    <QueryPart
      data={data}
      error={error}
      failed={
        <Card aria-labelledby="open">
          <h2 id="open">Open orders</h2>
          <FailedPart title="We could not count your open orders." onRetry={() => void mutate()} />
        </Card>
      }
      skeleton={null}
    >
      {({ counts }) => <Counts counts={counts} />}
    </QueryPart>
  );
}

function Counts({ counts }: Pick<OrderPage, 'counts'>) {
  const count = (status: string) => counts[status] ?? 0;
  const open = openStatuses.reduce((sum, status) => sum + count(status), 0);
  return (
    <Card aria-labelledby="open">
      <CardHead>
        <h2 id="open">Open orders</h2>
        <small>{pluralise(open, 'order')}</small>
      </CardHead>
      <Rows>
        {openStatuses.map((status) => (
          <li key={status}>
            <Link to={paths.orders({ status })}>
              <StatusPill tone={statusTones[status]}>{statusLabel({ status })}</StatusPill>
              <b>{formatCount(count(status))}</b>
            </Link>
          </li>
        ))}
      </Rows>
    </Card>
  );
}
