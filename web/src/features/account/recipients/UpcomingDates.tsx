import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { changeChoice } from '#features/cart/checkoutDraft.ts';
import { chooseRecipient } from '#features/deliveryAddress/prefillCheckout.ts';
import { chooseDeliveryDay } from '#features/deliveryDay/deliveryDay.ts';
import { ReorderButton } from '#features/orders/ReorderButton.tsx';
import { daysUntilLabel, findOpeningDay, possessive, type Upcoming } from './upcoming.ts';

const Dates = styled.section`
  padding: 20px;
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-warningSoft);
  h2 {
    margin-bottom: 6px;
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 10px 16px;
    padding-block: 12px;
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li {
    border-top: 1px solid color-mix(in srgb, var(--bk-wattle-700) 20%, transparent);
  }
  p b {
    display: block;
    overflow-wrap: anywhere;
  }
  @media (max-width: 767px) {
    li {
      grid-template-columns: 56px minmax(0, 1fr);
    }
    li > :last-child {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const Leaf = styled.span`
  display: grid;
  justify-items: center;
  overflow: hidden;
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-surface);
  font: 700 1.375rem/1.5 var(--bk-display);
  font-feature-settings: 'lnum';
  small {
    justify-self: stretch;
    padding: 2px;
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    font: 700 0.75rem/1.4 var(--bk-text);
    text-align: center;
  }
`;

interface UpcomingDatesProps {
  dates: readonly Upcoming<Recipient>[];
  /** Without a day that cannot be ordered for yet. */
  onSend: (recipient: Recipient, day: string | undefined) => void;
}

const ordersLookedAt = 50;
const sameName = (a: string, b: string | undefined) => a.trim().toLowerCase() === b?.trim().toLowerCase();

export function UpcomingDates({ dates, onSend }: UpcomingDatesProps) {
  const { data } = useQuery(listOrders, { query: { page: 1, per_page: ordersLookedAt } });
  const lastFor = ({ fio }: Recipient) =>
    data?.data.find(({ recipient, status }) => status !== 'canceled' && sameName(fio, recipient?.fio));
  return (
    <Dates aria-labelledby="upcoming-dates">
      <h2 id="upcoming-dates">Coming up</h2>
      <ul>
        {dates.map((date) => (
          <DateRow key={date.who.id} date={date} last={lastFor(date.who)} onSend={onSend} />
        ))}
      </ul>
    </Dates>
  );
}

interface DateRowProps extends Pick<UpcomingDatesProps, 'onSend'> {
  date: Upcoming<Recipient>;
  /** Undefined without a previous order. */
  last: Order | undefined;
}

function DateRow({ date: { who, day, inDays }, last, onSend }: DateRowProps) {
  const [, dayOfMonth, month] = formatDay(day).split(' ');
  const opens = findOpeningDay(day, inDays);
  const orderedDay = opens ? undefined : day;
  const prepare = (order: Order) => {
    chooseRecipient(who);
    if (orderedDay) chooseDeliveryDay(orderedDay);
    changeChoice(order.companyId, {
      isPickup: false,
      day: orderedDay ?? null,
      period: order.delivery_period,
    });
  };
  return (
    <li>
      <Leaf aria-hidden="true">
        <small>{month}</small>
        {dayOfMonth}
      </Leaf>
      <p>
        <b>
          {possessive(who.fio)} birthday {daysUntilLabel(inDays)}
        </b>
        {formatDay(day)}
        {opens && ` · Orders open on ${formatDay(opens)}`}
        {last && ` · last time ${last.items[0]?.product.name ?? 'flowers'}`}
      </p>
      {last ? (
        <ReorderButton order={last} onPrepare={() => prepare(last)} about={` for ${who.fio}`} />
      ) : (
        <Button onClick={() => onSend(who, orderedDay)}>
          Choose flowers <VisuallyHidden>for {who.fio}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
