import { type Day, formatDay, formatTime, localTime } from '@bloomkin/shared/rules/zonedTime.ts';

/** '11:46 am' of today's, 'Thu 19 Nov' of older orders. */
export function placedLabel(createdAt: string, today: Day, timeZone: string): string {
  const { day, time } = localTime(new Date(createdAt), timeZone);
  return day === today ? formatTime(time) : formatDay(day);
}
