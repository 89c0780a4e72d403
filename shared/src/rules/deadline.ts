import { addDays, type Day, formatDay, formatTime, localTime, type TimeOfDay } from './zonedTime.ts';

/** Deadlines are exclusive, so midnight ends the day before. */
export const deadlineDay = ({ day, time }: { day: Day; time: TimeOfDay }): Day =>
  time === '00:00' ? addDays(day, -1) : day;

/** 'Sat 21 Nov, 5:30 pm', 'Fri 20 Nov, midnight'. */
export function formatDeadline(at: Date, timeZone: string): string {
  const local = localTime(at, timeZone);
  return `${formatDay(deadlineDay(local))}, ${formatTime(local.time)}`;
}
