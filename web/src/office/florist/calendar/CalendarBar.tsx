import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { IconButton } from '#components/actions/IconButton.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { from } from '#theme/breakPoints.ts';
import { type CalendarView, isInMonth, listWeeks } from './calendarGrid.ts';
import { monthName } from './shownDay.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  > div {
    display: flex;
    align-items: center;
  }
  h2 {
    font: 700 1.125rem/1.2 var(--bk-display);
    font-variant-numeric: lining-nums;
    text-align: center;
    white-space: nowrap;
  }
  [data-desk] {
    display: none;
  }
  > div:first-child {
    margin-left: -10px;
  }
  ${from('m')} {
    > div:first-child,
    > div {
      gap: 12px;
      margin: 0;
    }
    h2 {
      min-width: 190px;
      font-size: 1.5rem;
    }
    > div > button:first-child,
    > div > h2 + button {
      border: 1px solid var(--bk-border-control);
      background: var(--bk-bg-surface);
    }
    [data-desk] {
      display: inline;
    }
  }
`;

interface CalendarBarProps {
  view: CalendarView;
  day: Day;
  today: Day;
  storeId: string | undefined;
  stores: readonly { id: string; name: string }[];
  onShow: (change: { view?: CalendarView; day?: Day; storeId?: string | undefined }) => void;
  onTurn: (step: 1 | -1) => void;
}

const views = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;
/** Letters that fit beside the month. */
const longestLabels = 44;

export const listStoreChoices = (stores: CalendarBarProps['stores']) => [
  { value: '', label: stores.length === 2 ? 'Both stores' : 'All stores' },
  ...stores.map(({ id, name }) => ({ value: id, label: name })),
];

/** Previous, next, stores, view: in the order of the keyboard. */
export function CalendarBar({ view, day, today, storeId, stores, onShow, onTurn }: CalendarBarProps) {
  const choices = listStoreChoices(stores);
  const chooseStore = (id: string) => onShow({ storeId: id || undefined });
  return (
    <Bar>
      <div>
        <IconButton icon="left" label={`Previous ${view}`} onClick={() => onTurn(-1)} />
        <h2 aria-live="polite">{titleOf(view, day, today)}</h2>
        <IconButton icon="right" label={`Next ${view}`} onClick={() => onTurn(1)} />
        <span data-desk="">
          <Button onClick={() => onShow({ day: today })}>Today</Button>
        </span>
      </div>
      <div>
        <span data-desk="">
          {choices.reduce((sum, { label }) => sum + label.length, 0) > longestLabels ? (
            <SelectField
              label="Stores"
              hideLabel
              value={storeId ?? ''}
              onChange={({ target }) => chooseStore(target.value)}
            >
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          ) : (
            stores.length > 1 && (
              <SegmentedField
                legend="Stores"
                hideLegend
                options={choices}
                value={storeId ?? ''}
                onChange={chooseStore}
              />
            )
          )}
        </span>
        <SegmentedField
          legend="View"
          hideLegend
          options={views}
          value={view}
          onChange={(next) => onShow({ view: next })}
        />
      </div>
    </Bar>
  );
}

const number = (day: Day) => Number(day.slice(8, 10));

/** 'December 2026', '14 – 20 December', '28 Dec – 3 Jan' */
function titleOf(view: CalendarView, day: Day, today: Day) {
  if (view === 'month') {
    const year = ` ${day.slice(0, 4)}`;
    return (
      <>
        {monthName(day)}
        {day.slice(0, 4) === today.slice(0, 4) ? <span data-desk="">{year}</span> : year}
      </>
    );
  }
  const week = listWeeks(day, 'week')[0] ?? [day];
  const [first, last] = [week[0] ?? day, week.at(-1) ?? day];
  const short = (one: Day) => monthName(one).slice(0, 3);
  if (!isInMonth(first, last)) return `${number(first)} ${short(first)} – ${number(last)} ${short(last)}`;
  return `${number(first)} – ${number(last)} ${short(first)}`;
}
