import type { Store } from '@bloomkin/shared/schemas/store.ts';

export interface HoursValue {
  start: string;
  stop: string;
}

/** Monday first; an empty list is a closed day. */
export type Week = HoursValue[][];

export interface HoursValues {
  week: Week;
}

export const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const usual: HoursValue = { start: '08:00', stop: '17:00' };

export const maxHoursPerDay = 3;

export const readWeek = ({ working_times: times }: Pick<Store, 'working_times'>): Week =>
  dayNames.map((_, index) =>
    times
      .filter(({ day }) => day === index + 1)
      .map(({ start_time: start, stop_time: stop }) => ({ start, stop }))
      .sort((a, b) => a.start.localeCompare(b.start)),
  );

export const writeWeek = (week: Week): Store['working_times'] =>
  week.flatMap((day, index) =>
    day.map(({ start, stop }) => ({ day: index + 1, start_time: start, stop_time: stop })),
  );

/** Copies the hours of the previous open day. */
export function usualHours(week: Week, index: number): HoursValue {
  const before = week.slice(0, index).findLast((day) => day.length > 0);
  return before?.[0] ?? week.find((day) => day.length > 0)?.[0] ?? usual;
}

const lastStart = '22:00';

/** After the last hours of the day. */
export function nextHours(day: readonly HoursValue[]): HoursValue {
  const last = day.at(-1)?.stop ?? usual.start;
  return last >= lastStart ? { start: '', stop: '' } : { start: last, stop: '' };
}

/** The error of the hours at `position` of a day. */
export function findHoursFault(day: readonly HoursValue[], position: number): string | undefined {
  const hours = day[position];
  if (!hours) return undefined;
  if (hours.start === '' || hours.stop === '') return 'Enter both times';
  if (hours.start >= hours.stop) return 'Closing must be later than opening';
  const overlaps = day.some(
    (other, index) => index < position && other.start < hours.stop && hours.start < other.stop,
  );
  return overlaps ? 'These hours overlap' : undefined;
}
