import { describeOccasion } from '@bloomkin/shared/rules/occasionWords.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useToday } from '#components/hooks/useToday.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Image } from '#components/media/Image.tsx';
import { MarketingPanel } from '#features/account/marketing/MarketingPanel.tsx';
import { formatSuburbName } from '#features/deliveryAddress/placeQuery.ts';
import { DayMarks, QuietNote, useMark } from './PersonDays.tsx';
import { RemindersOff } from './RemindersOff.tsx';
import { SendForDay, useLastOrders } from './SendForDay.tsx';
import { daysUntilLabel, findOpeningDay, listDays, type Upcoming } from './upcoming.ts';
import { useRecipientDialog } from './useRecipientDialog.tsx';
import { type Recipients, useRecipients } from './useRecipients.ts';
import { WithRecipients } from './WithRecipients.tsx';

const Book = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 56px 72px minmax(0, 1fr);
    gap: 8px 16px;
    align-items: start;
    padding-block: 18px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  @media (max-width: 479px) {
    > li {
      grid-template: auto 1fr / 56px minmax(0, 1fr);
    }
    > li > div {
      grid-area: 1 / 2 / span 2;
    }
  }
  [data-quiet] {
    padding-inline: 16px;
    border: 0;
    border-radius: var(--bk-petal-l);
    background: var(--bk-bg-neutralSoft);
  }
  h2 {
    font: 700 1.25rem/1.25 var(--bk-display);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  div > div {
    display: flex;
    flex-wrap: wrap;
    margin-left: -12px;
    button {
      padding-inline: 12px;
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

const Picture = styled.span`
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--bk-arch);
`;

/** Lists each recipient's days by date, with the last order and the reminder. */
export function Days() {
  const { recipients, failure, reload, ...changes } = useRecipients();
  return (
    <WithRecipients {...{ recipients, failure, reload }}>
      {(loaded) => <DayBook recipients={loaded} {...changes} />}
    </WithRecipients>
  );
}

interface DayBookProps extends Pick<Recipients, 'add' | 'change' | 'mark'> {
  recipients: readonly Recipient[];
}

function DayBook({ recipients, add, change, mark }: DayBookProps) {
  const { edit, addButton, dialog } = useRecipientDialog({ add, change });
  const lastFor = useLastOrders();
  const days = listDays(recipients, useToday());
  const addOne = (
    <Button ref={addButton} onClick={() => edit(undefined)}>
      Add a person and a day
    </Button>
  );
  return (
    <Book>
      <Stack $gap={4}>
        <p>Your own book. We stay quiet unless you switch a reminder on.</p>
        <RemindersOff recipients={recipients} />
        {days.length === 0 ? (
          <EmptyState title="No days yet" text="A birthday, an anniversary, Mother’s Day: yours to keep.">
            {addOne}
          </EmptyState>
        ) : (
          <>
            <List>
              {days.map((date) => (
                <DayRow
                  key={`${date.who.id} ${date.occasion.id}`}
                  date={date}
                  last={lastFor?.(date.who.fio)}
                  onMark={(next) => mark(date.who.id, next)}
                />
              ))}
            </List>
            <div>{addOne}</div>
          </>
        )}
      </Stack>
      <MarketingPanel />
      {dialog}
    </Book>
  );
}

interface DayRowProps {
  date: Upcoming<Recipient>;
  last: Order | undefined;
  onMark: Parameters<typeof useMark>[0];
}

function DayRow({ date: { who, occasion, day, inDays }, last, onMark }: DayRowProps) {
  const mark = useMark(onMark);
  const [, dayOfMonth, month] = formatDay(day).split(' ');
  const opens = findOpeningDay(day, inDays);
  const product = last?.items.find((line) => !line.product.addon)?.product;
  const facts = [
    daysUntilLabel(inDays),
    who.address && formatSuburbName(who.address),
    product && `last time ${product.name}`,
    opens && `orders open on ${formatDay(opens)}`,
  ];
  return (
    <li data-quiet={who.quiet ? '' : undefined}>
      <Leaf aria-hidden="true">
        <small>{month}</small>
        {dayOfMonth}
      </Leaf>
      <Picture>
        <Image
          photo={product?.photo ? { path: product.photo, small: { path: product.photo } } : null}
          alt=""
        />
      </Picture>
      <div>
        <h2>{describeOccasion(who.fio, occasion)}</h2>
        {who.quiet ? (
          <QuietNote recipient={who} mark={mark} />
        ) : (
          <>
            <small>
              {formatDay(day)}, {facts.filter(Boolean).join(' · ')}
            </small>
            <DayMarks fio={who.fio} occasion={occasion} mark={mark} />
            <SendForDay who={who} day={opens ? undefined : day} last={last} />
          </>
        )}
      </div>
    </li>
  );
}
