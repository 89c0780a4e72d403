import {
  type Day,
  formatDay,
  formatTime,
  localTime,
  marketTimeZone,
} from '@bloomkin/shared/rules/zonedTime.ts';

/** 'Sat 21 Nov, 1:05 pm' in the given zone, or Sydney's. */
export function formatInstant(instant: string, timeZone: string | null): string {
  const { day, time } = localTime(new Date(instant), timeZone ?? marketTimeZone);
  return `${formatDay(day)}, ${formatTime(time)}`;
}

/** '1:05 pm' on that day, 'Sat 21 Nov, 1:05 pm' on another. */
export function formatTimeOn(day: Day, instant: string, timeZone: string): string {
  const local = localTime(new Date(instant), timeZone);
  return local.day === day ? formatTime(local.time) : formatInstant(instant, timeZone);
}
