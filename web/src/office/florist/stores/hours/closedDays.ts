import { holidayOn } from '@bloomkin/shared/rules/marketHolidays.ts';
import type { AustralianState } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';

export interface Closures {
  closed: readonly Day[];
  /** Public holidays that are open as usual. */
  open: readonly Day[];
}

export interface ClosedDay {
  day: Day;
  /** Null for a florist's own closed day. */
  holiday: string | null;
  isClosed: boolean;
}

const daysListed = 366;

/** Public holidays of the coming year and the florist's closed days, sorted. */
export function listClosedDays({ closed, open }: Closures, state: AustralianState, today: Day): ClosedDay[] {
  const holidays = Array.from({ length: daysListed }, (_, index) => addDays(today, index)).flatMap((day) => {
    const holiday = holidayOn(state, day);
    return holiday ? { day, holiday, isClosed: closed.includes(day) || !open.includes(day) } : [];
  });
  const own = closed
    .filter((day) => day >= today && !holidays.some((holiday) => holiday.day === day))
    .map((day) => ({ day, holiday: null, isClosed: true }));
  return [...holidays, ...own].sort((a, b) => a.day.localeCompare(b.day));
}

const without = (days: readonly Day[], day: Day) => days.filter((other) => other !== day);

export function closeDay({ closed, open }: Closures, day: Day, isHoliday: boolean): Closures {
  const others = without(closed, day);
  return { closed: isHoliday ? others : [...others, day].sort(), open: without(open, day) };
}

export function openDay({ closed, open }: Closures, day: Day, isHoliday: boolean): Closures {
  return {
    closed: without(closed, day),
    open: isHoliday ? [...without(open, day), day].sort() : without(open, day),
  };
}
