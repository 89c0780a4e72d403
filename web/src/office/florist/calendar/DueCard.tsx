import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { type Day, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { Image } from '#components/media/Image.tsx';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { isToGo } from '#office/orders/list/makeList.ts';
import { loadOrders, openStatuses } from '#office/orders/orderCalls.ts';
import { type HoursValue, isInside } from './dayValues.ts';
import { describeHours } from './describeDay.ts';

const DueBox = styled(Card)`
  scroll-margin-top: 90px;
  &[data-outside] {
    border: 2px solid var(--bk-text-warning);
  }
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 10px;
    padding: 8px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  li > i {
    height: 44px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  li small {
    display: block;
    color: var(--bk-text-secondary);
  }
  li a {
    font-weight: 600;
    text-decoration: underline;
  }
`;

/** Orders of the day that are not delivered yet, of these stores. */
export function useDueOrders(day: Day, companyId: string, storeIds: readonly string[], now: Date) {
  const { data, error, mutate } = useCombinedQuery(listOrders, `due at ${companyId} ${day}`, () =>
    loadOrders({ company_id: companyId, statuses: openStatuses, from: day, to: day }, Infinity),
  );
  const due = data?.orders.filter((order) => isToGo(order, now) && storeIds.includes(order.store_id ?? ''));
  return { due, error, retry: () => void mutate() };
}

/** An order without a time of its own only needs an open day. */
export const isOutside = ({ delivery_period: period }: Order, hours: readonly HoursValue[]): boolean =>
  hours.length === 0 || (period !== null && !isInside(period, hours));

/** By window. */
export function countTaken(due: readonly Order[]): ReadonlyMap<string, number> {
  const windows = due.flatMap(({ delivery_period: period }) => period ?? []);
  const byKey = Map.groupBy(windows, ({ start_time, stop_time }) => toPeriodKey(start_time, stop_time));
  return new Map([...byKey].map(([key, same]) => [key, same.length]));
}

const shownFirst = 6;

interface DueCardProps {
  orders: ReturnType<typeof useDueOrders>;
  hours: readonly HoursValue[];
}

/** A change of the day moves no order and tells nobody. */
export function DueCard({ orders: { due, error, retry }, hours }: DueCardProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const [isWhole, setWhole] = useState(false);
  if (error && !due) return <FailedPart title="We could not load the orders of this day." onRetry={retry} />;
  const outside = due?.filter((order) => isOutside(order, hours)) ?? [];
  const open = outside.filter(({ id }) => !kept.includes(id));
  return (
    <DueBox id="due" aria-labelledby="due-head" data-outside={open.length > 0 || undefined}>
      <h2 id="due-head">Already due that day: {due ? due.length : '…'}</h2>
      <Text $small>{describeDue(due?.length ?? 0, outside.length)}</Text>
      {outside.length > 0 && (
        <Text $tone="warning" role="status">
          <b>
            {outside.length} {outside.length === 1 ? 'is' : 'are'} outside{' '}
            {hours.length === 0 ? 'a closed day' : describeHours(hours)}.
          </b>
        </Text>
      )}
      <ul>
        {(isWhole ? outside : outside.slice(0, shownFirst)).map((order) => (
          <li key={order.id}>
            <i>
              <Image photo={toPhoto(order.items[0]?.product.photo ?? null) || null} alt="" />
            </i>
            <span>
              <Link to={paths.orderView(order.id)}>
                {order.recipient?.fio || order.fio || `Order #${order.number}`}
              </Link>
              <small>{describePlace(order)}</small>
            </span>
            {kept.includes(order.id) ? (
              <StatusPill tone="success">Kept</StatusPill>
            ) : (
              <Button aria-label={`Keep #${order.number}`} onClick={() => setKept([...kept, order.id])}>
                Keep
              </Button>
            )}
          </li>
        ))}
      </ul>
      {outside.length > shownFirst && !isWhole && (
        <Button kind="quiet" onClick={() => setWhole(true)}>
          Show all {outside.length}
        </Button>
      )}
      {open.length > 1 && (
        <Row $above={3}>
          <Button onClick={() => setKept(outside.map(({ id }) => id))}>Keep all {open.length}</Button>
        </Row>
      )}
    </DueBox>
  );
}

function describeDue(due: number, outside: number): string {
  if (due === 0) return 'Nothing to answer.';
  const fits = outside === 0 ? 'All fit.' : due > outside ? `${due - outside} fit the new hours.` : '';
  return `${fits} Nobody is moved or told: they keep their day and time.`.trim();
}

function describePlace({ delivery_period: period, isPickup, location }: Order): string {
  const when = period ? formatPeriod(period.start_time, period.stop_time) : 'any time';
  const suburb = location?.address
    .split(',')
    .at(-1)
    ?.replace(/ [A-Z]{2,3} \d{4}.*/, '')
    .trim();
  return [when, isPickup ? 'pick-up' : suburb].filter(Boolean).join(', ');
}
