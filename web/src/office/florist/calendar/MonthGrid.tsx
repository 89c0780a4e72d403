import { paths } from '@bloomkin/shared/pages.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { isInMonth, listWeeks } from './calendarGrid.ts';
import { leftLabel } from './DayCard.tsx';
import { DayCell, Diamond, Legend, MonthFrame, MonthTable } from './gridStyles.ts';
import { PlacesBar } from './PlacesBar.tsx';
import { describeCell, formatCutoff, formatHours, type ShownDay } from './shownDay.ts';

export interface GridProps {
  /** The one tab stop. */
  selected: Day;
  days: ReadonlyMap<Day, ShownDay>;
  today: Day;
  timeZone: string;
  query: Record<string, string>;
  onSelect: (day: Day) => void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** On phones the first press shows the day below the month, the next opens it. */
export function MonthGrid(props: GridProps) {
  const { selected, days } = props;
  return (
    <MonthFrame>
      <MonthTable aria-label="Days" aria-busy={days.size === 0}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(selected, 'month').map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <Cell day={day} {...props} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </MonthTable>
      <Legend>
        <span>
          <PlacesBar window={legendWindow(4)} /> one bar a window
        </span>
        <span>
          <PlacesBar window={legendWindow(8)} /> nearly full
        </span>
        <span>
          <PlacesBar window={legendWindow(10)} /> full
        </span>
        <span>
          <Diamond /> this day differs from its weekday
        </span>
        <span>Arrows move, Enter opens the day, M month, W week, T today</span>
      </Legend>
    </MonthFrame>
  );
}

const legendWindow = (taken: number) => ({
  ...{ start: '', stop: '', cutoff: null },
  ...{ taken, capacity: 10, left: 10 - taken },
});

function Cell({ day, selected, days, today, timeZone, query, onSelect }: GridProps & { day: Day }) {
  const isDesk = useMediaQuery('(min-width: 1024px)');
  const shown = days.get(day);
  const onClick = (event: MouseEvent) => {
    if (isDesk || day === selected || event.detail === 0) return;
    event.preventDefault();
    onSelect(day);
  };
  return (
    <DayCell
      as={Link}
      to={paths.calendarDay(day, query)}
      onClick={onClick}
      tabIndex={day === selected ? 0 : -1}
      aria-current={day === today ? 'date' : undefined}
      data-day={day}
      data-today={day === today || undefined}
      data-past={day < today || undefined}
      data-other={!isInMonth(day, selected) || undefined}
      data-closed={(shown && !shown.hours) || undefined}
      data-selected={day === selected || undefined}
    >
      {shown && <VisuallyHidden>{describeCell(shown, today, timeZone)}</VisuallyHidden>}
      <div aria-hidden={shown ? 'true' : undefined}>
        <b>{Number(day.slice(8, 10))}</b>
        {shown?.hours && <OpenDay {...{ shown, today, timeZone }} />}
        {shown && !shown.hours && (
          <>
            <span>Closed</span>
            <small>{shown.closed}</small>
          </>
        )}
      </div>
    </DayCell>
  );
}

function OpenDay({ shown, today, timeZone }: { shown: ShownDay; today: Day; timeZone: string }) {
  const { day, hours, windows, cutoff, left, capacity, taken } = shown;
  const isPast = day < today;
  const mark = findMark(shown, today);
  return (
    <>
      {mark && <em data-tone={mark.tone}>{mark.text}</em>}
      <span>
        {shown.isOwn && <Diamond />}
        {hours && formatHours(hours)}
      </span>
      {!isPast && cutoff && <small>last orders {formatCutoff(cutoff, day, timeZone)}</small>}
      <span data-bars="">
        {windows.map((window) => (
          <PlacesBar key={window.start} window={window} high={4} />
        ))}
      </span>
      <small>
        {isPast || left === null || capacity === null ? (
          pluralise(taken, 'order')
        ) : (
          <>
            <strong>{leftLabel(shown)}</strong> of {capacity}
          </>
        )}
      </small>
    </>
  );
}

function findMark({ day, left, isStopped, name }: ShownDay, today: Day) {
  if (day === today) return { text: 'Today', tone: 'today' };
  if (day > today && isStopped) return { text: 'Stopped', tone: 'danger' };
  if (day > today && left === 0) return { text: 'Full', tone: 'danger' };
  return name ? { text: name } : undefined;
}
