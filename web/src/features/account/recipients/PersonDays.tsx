import { type MarkChange, nextOccurrence, yearOf } from '@bloomkin/shared/rules/occasions.ts';
import { occasionLabels } from '@bloomkin/shared/rules/occasionWords.ts';
import { formatDay, formatLongDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MarkedOccasion } from '@bloomkin/shared/schemas/occasion.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { sydneyDay, useToday } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';

const Days = styled.ul`
  display: grid;
  margin-top: 6px;
  border-top: 1px solid var(--bk-border-subtle);
  li {
    padding-block: 10px 2px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  b,
  small {
    display: block;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    margin-left: -12px;
  }
  button {
    padding-inline: 12px;
  }
`;

const Quiet = styled.div`
  margin-top: 8px;
  padding: 12px 14px 4px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-neutralSoft);
  button {
    margin-left: -12px;
    padding-inline: 12px;
  }
`;

export type Mark = (change: MarkChange, message: string) => unknown;

interface PersonDaysProps {
  recipient: Recipient;
  mark: Mark;
}

const undoneOfDay = {
  remind: 'off',
  off: 'remind',
  not_this_year: 'this_year',
  this_year: 'not_this_year',
  never: 'again',
  again: 'never',
} as const;
const undoneOfPerson = { quiet: 'speak', speak: 'quiet' } as const;

const undo = (change: MarkChange): MarkChange =>
  'day' in change
    ? { ...change, change: undoneOfDay[change.change] }
    : { change: undoneOfPerson[change.change] };

/** Each tap acts at once and can be taken back: the message repeats what changed, with Undo. */
export function useMark(onMark: (change: MarkChange) => Promise<void>): Mark {
  const { run } = useAction(async (change: MarkChange, message: string) => {
    await onMark(change);
    const action = { label: 'Undo', run: () => void onMark(undo(change)).catch(notifyError) };
    void notify({ tone: 'success', message, action });
  }, notifyError);
  return run;
}

export function PersonDays({ recipient, mark }: PersonDaysProps) {
  const { fio, days, quiet } = recipient;
  if (quiet)
    return (
      <Quiet>
        <QuietNote {...{ recipient, mark }} />
      </Quiet>
    );
  if (days.length === 0) return null;
  return (
    <Days aria-label={`Days of ${fio}`}>
      {days.map((occasion) => (
        <li key={occasion.id}>
          <DayName occasion={occasion} />
          <DayMarks {...{ fio, occasion, mark }} />
        </li>
      ))}
    </Days>
  );
}

/** Replaces the reminders of a recipient who is marked as quiet. */
export const QuietNote = ({ recipient: { fio, quiet }, mark }: PersonDaysProps) =>
  quiet && (
    <>
      <p>
        Quiet since {formatLongDay(sydneyDay(new Date(quiet.since)))}
        {quiet.why === 'sympathy' && ', when you sent flowers for a loss'}. We write about none of these days.
      </p>
      <Button kind="quiet" onClick={() => mark({ change: 'speak' }, `${fio} is not quiet any more`)}>
        End the quiet <VisuallyHidden>about {fio}</VisuallyHidden>
      </Button>
    </>
  );

interface DayRowProps {
  fio: string;
  occasion: MarkedOccasion;
  mark: Mark;
}

const nameOf = ({ kind, label }: MarkedOccasion) => label || occasionLabels[kind];

function DayName({ occasion }: Pick<DayRowProps, 'occasion'>) {
  const next = nextOccurrence(occasion, useToday());
  return (
    <b>
      {nameOf(occasion)}
      {!occasion.never && `, ${formatDay(next)}`}
    </b>
  );
}

/** Shows and switches the reminder of a day. */
export function DayMarks({ fio, occasion, mark }: DayRowProps) {
  const { id: day, remind, never, skip_years: skipYears } = occasion;
  const year = yearOf(nextOccurrence(occasion, useToday()));
  const name = nameOf(occasion);
  const isSkipped = skipYears.includes(year);
  const button = (
    change: Exclude<MarkChange['change'], 'quiet' | 'speak'>,
    text: string,
    message: string,
  ) => (
    <Button kind="quiet" onClick={() => mark({ change, day, year }, message)}>
      {text}{' '}
      <VisuallyHidden>
        : {fio}, {name}
      </VisuallyHidden>
    </Button>
  );
  if (never)
    return (
      <>
        <small>We never write about this day.</small>
        <div>{button('again', 'Take that back', `${name} is in your book again`)}</div>
      </>
    );
  return (
    <>
      <small>{describeReminder(remind, isSkipped, year)}</small>
      <div>
        {isSkipped
          ? button('this_year', 'Take that back', `${name} counts in ${year}`)
          : !remind && button('remind', 'Remind me', `We remind you ten days before`)}
        {!isSkipped && button('not_this_year', 'Not this year', `Nothing about ${name} in ${year}`)}
        {remind && !isSkipped && button('off', 'No reminder', `No reminder of ${name}`)}
        {button('never', 'Never again', `We never write about ${name}`)}
      </div>
    </>
  );
}

function describeReminder(remind: boolean, isSkipped: boolean, year: number): string {
  if (isSkipped) return remind ? `Not in ${year}. The reminder is on again after.` : `Not in ${year}.`;
  return remind ? 'Reminder on: one message, ten days before.' : 'No reminder.';
}
