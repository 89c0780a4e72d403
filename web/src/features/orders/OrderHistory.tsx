import { foreignZoneLabel, timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { describeChange } from './statusMessages.ts';

const Entries = styled.ol`
  display: grid;
  gap: 12px;
  li {
    display: grid;
  }
`;

const Muted = styled.small`
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;

export const OrderHistory = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-history">
    <h2 id="order-history">History</h2>
    <Entries>
      {order.history.toReversed().map((line) => (
        <li key={`${line.at} ${line.what} ${line.to}`}>
          {describeChange(line, order)}
          <Muted>
            {formatInstant(line.at, order.timezone)} · {line.by}
          </Muted>
        </li>
      ))}
    </Entries>
    <ForeignZone order={order} />
  </Card>
);

const Zone = styled(Muted)`
  display: block;
  margin-top: 12px;
`;

function ForeignZone({ order: { created_at, timezone } }: { order: Order }) {
  if (!timezone || !foreignZoneLabel(new Date(created_at), timezone)) return null;
  return <Zone>Times are {timeZoneCity(timezone)} time.</Zone>;
}
