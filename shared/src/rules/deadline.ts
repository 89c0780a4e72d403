import { addDays, type Day, formatDay, formatTime, localTime, type TimeOfDay } from './zonedTime.ts';

/** Deadlines are exclusive, so midnight ends the day before. */
export const deadlineDay = ({ day, time }: { day: Day; time: TimeOfDay }): Day =>
  time === '00:00' ? addDays(day, -1) : day;

/** 'Sat 21 Nov, 5:30 pm', 'Fri 20 Nov, midnight'. */
function formatDeadline(at: Date, timeZone: string): string {
  const local = localTime(at, timeZone);
  return `${formatDay(deadlineDay(local))}, ${formatTime(local.time)}`;
}

/** 'Australia/Broken_Hill' → 'Broken Hill'. */
export const timeZoneCity = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Follows a time: ' (Perth time)'. */
const timeZoneLabel = (timeZone: string): string => ` (${timeZoneCity(timeZone)} time)`;

/** Empty while the reader's clock, by default this device's, shows the same time. */
export function foreignZoneLabel(
  at: Date,
  timeZone: string,
  readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const isSame = localTime(at, timeZone).time === localTime(at, readersZone).time;
  return isSame ? '' : timeZoneLabel(timeZone);
}

/** Names the zone where the reader's clock shows another time. */
export const readersDeadline = (at: Date, timeZone: string, readersZone?: string): string =>
  formatDeadline(at, timeZone) + foreignZoneLabel(at, timeZone, readersZone);

/** Always names the zone, because the reader's clock is unknown. */
export const zonedDeadline = (at: Date, timeZone: string): string =>
  formatDeadline(at, timeZone) + timeZoneLabel(timeZone);
