import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import { closedLabel } from '#features/deliveryDay/closedLabels.ts';
import { calendarWeeks, dayByKey } from './calendarWeeks.ts';
import { dayLabel, dayNumber, dayPrice, reasonBesideDay } from './dayLabels.ts';

const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 4px;
  table-layout: fixed;
  /* A phone's calendar goes nearly to the card's edge, so that a day is 44 px wide. */
  margin: 0 -17px;
  width: calc(100% + 34px);
  caption {
    padding: 0 17px 8px;
    font-weight: 600;
    text-align: left;
    small {
      display: block;
      color: var(--bk-text-secondary);
      font-weight: 400;
      font-size: 0.9375rem;
    }
  }
  th {
    padding: 0 0 4px;
    color: var(--bk-text-secondary);
    font: 600 0.8125rem/1.2 var(--bk-text);
  }
  td {
    height: 64px;
    padding: 0;
    vertical-align: top;
  }
  @media (min-width: 768px) {
    border-spacing: 6px;
    margin: -6px;
    width: calc(100% + 12px);
    caption {
      padding-inline: 6px;
    }
    td {
      height: 84px;
    }
  }
`;

const DayButton = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-start;
  gap: 1px;
  width: 100%;
  height: 100%;
  min-height: 64px;
  padding: 7px 2px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  line-height: 1.2;
  b {
    font-weight: 600;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  b[data-month] {
    font-size: 0.75rem;
    line-height: 1.6875;
  }
  small {
    max-width: 100%;
    color: var(--bk-text-secondary);
    font-size: 0.6875rem;
  }
  em {
    padding: 1px 6px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    font: 600 0.6875rem/1.3 var(--bk-text);
  }
  [data-long] {
    display: none;
  }
  &:hover {
    border-color: var(--bk-text-success);
  }
  &[aria-pressed='true'] {
    border-color: var(--bk-text-success);
    box-shadow: inset 0 0 0 1px var(--bk-text-success);
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
    small {
      color: inherit;
    }
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: transparent;
    color: var(--bk-text-tertiary);
    cursor: help;
    small {
      color: inherit;
    }
    &:hover {
      border-color: var(--bk-border-control);
    }
  }
  @media (min-width: 768px) {
    min-height: 84px;
    padding: 9px 6px;
    b[data-month] {
      font-size: 1.0625rem;
      line-height: inherit;
    }
    small {
      font-size: 0.75rem;
    }
    [data-long] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    [data-short] {
      display: none;
    }
  }
`;

const Why = styled.p`
  min-height: 1.5em;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;

interface DayCalendarProps {
  days: readonly DeliveryDay[];
  chosen: string | null;
  isPickup: boolean;
  onChoose: (day: DeliveryDay) => void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Arrows, Home and End move; a closed day explains why and cannot be chosen. */
export function DayCalendar({ days, chosen, isPickup, onChoose }: DayCalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [looked, setLooked] = useState<string>();
  const today = days[0]?.day;
  const isKnown = (day: string | null | undefined) => days.some((one) => one.day === day);
  const open = days.find(({ available }) => available)?.day ?? today;
  const tabStop = looked && isKnown(looked) ? looked : isKnown(chosen) ? chosen : open;
  const offers = days.filter(({ available }) => available).map((day) => dayPrice(day, isPickup));
  const samePrice = offers.length > 1 && new Set(offers).size === 1 ? offers[0] : undefined;
  const shownDay = days.find(({ day }) => day === looked);

  function onKeyDown(event: KeyboardEvent) {
    const next = tabStop && dayByKey(days, tabStop, event.key);
    if (!next) return;
    event.preventDefault();
    setLooked(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <div id={fieldId('deliveryDay')}>
      <Grid ref={grid} onKeyDown={onKeyDown}>
        <caption>
          {isPickup ? 'Which day will you pick up?' : 'Which day should it arrive?'}
          {!isPickup && samePrice && <small> Delivery on each open day: {samePrice}</small>}
        </caption>
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
          {calendarWeeks(days).map((week) => (
            <tr key={week.find(Boolean)?.day}>
              {week.map((day, index) => (
                <td key={weekdays[index]}>
                  {day && (
                    <DayButton
                      type="button"
                      data-day={day.day}
                      tabIndex={day.day === tabStop ? 0 : -1}
                      aria-pressed={day.day === chosen && day.available}
                      aria-disabled={!day.available}
                      onFocus={() => setLooked(day.day)}
                      onClick={() => (day.available ? onChoose(day) : setLooked(day.day))}
                    >
                      <VisuallyHidden>{dayLabel(day, isPickup, day.day === today)}</VisuallyHidden>
                      <b aria-hidden="true" data-month={dayNumber(day.day, today).includes(' ') || undefined}>
                        {dayNumber(day.day, today)}
                      </b>
                      {day.day === today && <em aria-hidden="true">Today</em>}
                      {day.available ? (
                        !samePrice && <small aria-hidden="true">{dayPrice(day, isPickup)}</small>
                      ) : (
                        <>
                          <small aria-hidden="true" data-short>
                            {closedLabel(day.reason_code)}
                          </small>
                          <small aria-hidden="true" data-long>
                            {reasonBesideDay(day)}
                          </small>
                        </>
                      )}
                    </DayButton>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Why role="status">
        {shownDay && !shownDay.available && `${formatDay(shownDay.day)}: ${reasonBesideDay(shownDay)}.`}
      </Why>
    </div>
  );
}
