import { describeOccasion } from '@bloomkin/shared/rules/occasionWords.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { SendForDay, useLastOrders } from './SendForDay.tsx';
import { daysUntilLabel, findOpeningDay, type Upcoming } from './upcoming.ts';

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
}

export function UpcomingDates({ dates }: UpcomingDatesProps) {
  const lastFor = useLastOrders();
  return (
    <Dates aria-labelledby="upcoming-dates">
      <h2 id="upcoming-dates">Coming up</h2>
      <ul>
        {dates.map((date) => (
          <DateRow key={`${date.who.id} ${date.occasion.id}`} date={date} last={lastFor?.(date.who.fio)} />
        ))}
      </ul>
    </Dates>
  );
}

interface DateRowProps {
  date: Upcoming<Recipient>;
  last: Order | undefined;
}

function DateRow({ date: { who, occasion, day, inDays }, last }: DateRowProps) {
  const [, dayOfMonth, month] = formatDay(day).split(' ');
  const opens = findOpeningDay(day, inDays);
  return (
    <li>
      <Leaf aria-hidden="true">
        <small>{month}</small>
        {dayOfMonth}
      </Leaf>
      <p>
        <b>
          {describeOccasion(who.fio, occasion)} {daysUntilLabel(inDays)}
        </b>
        {formatDay(day)}
        {opens && ` · Orders open on ${formatDay(opens)}`}
        {last && ` · last time ${last.items[0]?.product.name ?? 'flowers'}`}
      </p>
      <SendForDay who={who} day={opens ? undefined : day} last={last} />
    </li>
  );
}
