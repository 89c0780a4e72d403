import type { ChangedHoliday } from '@bloomkin/shared/rules/holidayChanges.ts';
import { type AustralianState, publicHoliday } from '@bloomkin/shared/rules/publicHolidays.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';

export const daysListed = 731;

export interface HolidayRow {
  day: Day;
  name: string;
  isByLaw: boolean;
  isHoliday: boolean;
}

const isHolidayOn =
  (state: AustralianState, day: Day) =>
  (holiday: ChangedHoliday): boolean =>
    holiday.state === state && holiday.day === day;

/** The holidays of two years, those taken away too. */
export function listHolidayRows(
  changed: readonly ChangedHoliday[],
  state: AustralianState,
  today: Day,
): HolidayRow[] {
  return Array.from({ length: daysListed }, (_, index) => addDays(today, index)).flatMap((day) => {
    const law = publicHoliday(state, day);
    const own = changed.find(isHolidayOn(state, day));
    const name = own?.name ?? law;
    return name ? [{ day, name, isByLaw: law !== undefined, isHoliday: own?.name !== null }] : [];
  });
}

/** A day by law needs no entry to be a holiday, any other none to be no holiday. */
export function setHoliday(
  changed: readonly ChangedHoliday[],
  state: AustralianState,
  { day, isByLaw }: Pick<HolidayRow, 'day' | 'isByLaw'>,
  isHoliday: boolean,
): ChangedHoliday[] {
  const others = changed.filter((holiday) => !isHolidayOn(state, day)(holiday));
  return isByLaw && !isHoliday ? [...others, { state, day, name: null }] : others;
}

export function addHoliday(
  changed: readonly ChangedHoliday[],
  states: readonly AustralianState[],
  { day, name }: { day: Day; name: string },
): ChangedHoliday[] {
  const others = changed.filter((holiday) => !states.some((state) => isHolidayOn(state, day)(holiday)));
  return [...others, ...states.map((state) => ({ state, day, name }))];
}
