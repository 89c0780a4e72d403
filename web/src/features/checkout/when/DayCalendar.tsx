import { formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { closedLabel } from '#features/deliveryDay/closedLabels.ts';
import { fieldId } from '../form/fieldId.ts';
import { DayButton, Grid, Why } from './calendarStyles.ts';
import { calendarWeeks, dayByKey } from './calendarWeeks.ts';

interface DayCalendarProps {
  days: readonly DeliveryDay[];
  chosen: string | null;
  isPickup: boolean;
  onChoose: (day: DeliveryDay) => void;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const dayPrice = ({ price }: DeliveryDay, isPickup: boolean): string => {
  if (isPickup) return 'Open';
  return deliveryPriceLabel(price ?? 0);
};

/** 'Closed' instead of 'Closed on Wed 25 Nov': the day is beside it. */
const reasonBesideDay = ({ reason, reason_code }: DeliveryDay) =>
  reason_code === 'closed_day' ? closedLabel(reason_code) : (reason ?? 'not possible');

/** Arrows, Home and End move; a closed day explains why and cannot be chosen. */
export function DayCalendar({ days, chosen, isPickup, onChoose }: DayCalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [looked, setLooked] = useState<string>();
  const today = days[0]?.day;
  const isKnown = (day: string | null | undefined) => days.some((one) => one.day === day);
  const open = days.find(({ available }) => available)?.day ?? today;
  const tabStop = looked && isKnown(looked) ? looked : isKnown(chosen) ? chosen : open;
  const lookedAt = days.find(({ day }) => day === looked);

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
        <caption>{isPickup ? 'Which day will you pick up?' : 'Which day should it arrive?'}</caption>
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
                        <small aria-hidden="true">{dayPrice(day, isPickup)}</small>
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
        {lookedAt && !lookedAt.available && `${formatDay(lookedAt.day)}: ${reasonBesideDay(lookedAt)}.`}
      </Why>
    </div>
  );
}

/** Adds the month to the first day and where it changes. */
function dayNumber(day: string, today: string | undefined): string {
  const [, number = '', month = ''] = formatDay(day).split(' ');
  return day === today || number === '1' ? `${number} ${month}` : number;
}

function dayLabel(day: DeliveryDay, isPickup: boolean, isToday: boolean): string {
  const [, number, month] = formatDay(day.day).split(' ');
  const name = `${isToday ? 'Today, ' : ''}${weekdayName(day.day)} ${number} ${month}`;
  if (!day.available) return `${name}: ${reasonBesideDay(day)}`;
  return `${name}, ${isPickup ? 'open for pick up' : `delivery ${dayPrice(day, isPickup)}`}`;
}
