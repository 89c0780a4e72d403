import { formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';

/** 'Sat 21 Nov, 1:05 pm' in the given zone, or Sydney's. */
export function formatInstant(instant: string, timeZone: string | null): string {
  const { day, time } = localTime(new Date(instant), timeZone ?? 'Australia/Sydney');
  return `${formatDay(day)}, ${formatTime(time)}`;
}
