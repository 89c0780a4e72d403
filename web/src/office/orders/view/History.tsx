import { foreignZoneLabel, timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import { describeHistoryLine } from '@bloomkin/shared/rules/describeHistoryLine.ts';
import { formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { dayLabel } from '#office/orders/due.ts';

const Line = styled.ol`
  display: grid;
  gap: 16px;
  li {
    position: relative;
    padding-left: 24px;
    overflow-wrap: anywhere;
    &::before {
      content: '';
      position: absolute;
      left: 3px;
      top: 6px;
      width: 10px;
      height: 10px;
      border-radius: 50%;
      background: var(--bk-bg-brand);
    }
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      left: 7px;
      top: 20px;
      bottom: -18px;
      width: 2px;
      background: var(--bk-border-default);
    }
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

const Zone = styled.p`
  margin-top: 16px;
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;

interface HistoryProps {
  order: Order;
  timeZone: string;
  today: string;
}

export const History = ({ order, timeZone, today }: HistoryProps) => (
  <Card aria-labelledby="order-history">
    <h2 id="order-history">History</h2>
    <Line>
      {order.history.toReversed().map((line, index) => {
        const { day, time } = localTime(new Date(line.at), timeZone);
        return (
          <li key={`${line.at}-${index.toString()}`}>
            {describeHistoryLine(line)}
            <small>
              {dayLabel(day, today)}, {formatTime(time)}, {line.name ? `${line.name} (${line.by})` : line.by}
            </small>
          </li>
        );
      })}
    </Line>
    <ForeignZone at={order.created_at} timeZone={timeZone} />
  </Card>
);

/** The footer names the office's zone. */
function ForeignZone({ at, timeZone }: { at: string; timeZone: string }) {
  const isForeign = foreignZoneLabel(new Date(at), timeZone, useOfficeZone()) !== '';
  return isForeign && <Zone>Times are {timeZoneCity(timeZone)} time.</Zone>;
}
