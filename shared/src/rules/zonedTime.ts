import { tzOffset } from '@date-fns/tz/tzOffset';

/** A calendar day `YYYY-MM-DD`. Days compare as text. */
export type Day = string;
/** A time of day `HH:mm`, 00:00 to 23:59. Times compare as text. */
export type TimeOfDay = string;

/** Sydney's: for days of the whole market, and where no store's zone is known. */
export const marketTimeZone = 'Australia/Sydney';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const utcMs = (day: Day, time: TimeOfDay = '00:00') => Date.parse(`${day}T${time}:00.000Z`);

/** For keys, retention and whatever else may be a day off where people are. */
export const utcDay = (at: Date | number): Day => new Date(at).toISOString().slice(0, 10);

/** A florist's days are those of its first store. */
export const floristTimeZone = (florist: { stores: readonly { timeZone: string }[] } | undefined): string =>
  florist?.stores[0]?.timeZone ?? marketTimeZone;

export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = utcMs(text);
  return !Number.isNaN(ms) && utcDay(ms) === text;
}

export function addDays(day: Day, count: number): Day {
  return utcDay(utcMs(day) + count * dayMs);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcMs(to) - utcMs(from)) / dayMs);
}

export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : Number(a > b);
}

export function weekday(day: Day): number {
  return new Date(utcMs(day)).getUTCDay() || 7;
}

export const weekStart = (day: Day): Day => addDays(day, 1 - weekday(day));

export function weekdayName(day: Day): string {
  return weekdays[weekday(day) - 1] ?? '';
}

/** Zone → quarter hour since 1970 → offset in ms. */
const cachedOffsets = new Map<string, Map<number, number>>();
const maxOffsetsOfZone = 5000;
const offsetStepMs = 15 * minuteMs;

/** Offsets change only on the quarter hour, and Intl is slow. */
function offsetMs(timeZone: string, ms: number): number {
  const step = Math.floor(ms / offsetStepMs);
  const cached = cachedOffsets.get(timeZone);
  const offset = cached?.get(step) ?? tzOffset(timeZone, new Date(step * offsetStepMs)) * minuteMs;
  if (Number.isNaN(offset)) throw new RangeError(`Unknown time zone ${timeZone}`);
  if (cached && cached.size < maxOffsetsOfZone) cached.set(step, offset);
  else cachedOffsets.set(timeZone, new Map([[step, offset]]));
  return offset;
}

/** A skipped time moves forward by the DST jump; a repeated time is the first. RangeError for an unknown zone. */
export function toInstant(day: Day, time: TimeOfDay, timeZone: string): Date {
  const local = utcMs(day, time);
  const before = offsetMs(timeZone, local - dayMs);
  const after = offsetMs(timeZone, local + dayMs);
  const first = local - Math.max(before, after);
  const last = local - Math.min(before, after);
  if (offsetMs(timeZone, first) === local - first) return new Date(first);
  if (offsetMs(timeZone, last) === local - last) return new Date(last);
  return new Date(local - before);
}

/** Whole seconds since 1970, as tokens and the table's expiry have them. */
export const toEpochSeconds = (at: Date | string | number): number =>
  Math.floor(new Date(at).getTime() / 1000);

/** '2026-12-05T12:00:00+11:00': RFC 3339 on the zone's wall clock. */
export function formatInstant(instant: Date, timeZone: string): string {
  const ms = instant.getTime();
  const offset = offsetMs(timeZone, ms);
  return `${new Date(ms + offset).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${new Date(Math.abs(offset)).toISOString().slice(11, 16)}`;
}

export function localTime(instant: Date, timeZone: string): { day: Day; time: TimeOfDay } {
  const ms = instant.getTime();
  const text = new Date(ms + offsetMs(timeZone, ms)).toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 16) };
}

/** 'Sat 21 Nov', or 'Sat 21 Nov 2026' when that is not the year of `today`. */
export function formatDay(day: Day, today: Day = day): string {
  const month = months[Number(day.slice(5, 7)) - 1] ?? '';
  const year = day.slice(0, 4);
  const label = `${weekdayName(day).slice(0, 3)} ${Number(day.slice(8, 10))} ${month}`;
  return today.startsWith(year) ? label : `${label} ${year}`;
}

export const formatShortDay = (day: Day): string => formatDay(day).replace(/^\w+ /, '');

const half = (time: TimeOfDay) => (time < '12:00' ? 'am' : 'pm');

function onTheClock(time: TimeOfDay): string {
  const hour = Number(time.slice(0, 2)) % 12 || 12;
  const minutes = time.slice(3, 5);
  return minutes === '00' ? `${hour}` : `${hour}:${minutes}`;
}

/** '1 pm', '9:30 am', 'noon', 'midnight'. */
export function formatTime(time: TimeOfDay): string {
  if (time === '12:00') return 'noon';
  if (time === '00:00') return 'midnight';
  return `${onTheClock(time)} ${half(time)}`;
}

/** '14:08' → 848 */
export const toMinutes = (time: TimeOfDay): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** 848 → '14:08' */
export const toTimeOfDay = (minutes: number): TimeOfDay =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** '12–3 pm', '9–11 am', '9–12' for a morning that ends at noon, '9 am–5 pm'. */
export function formatPeriod(startTime: TimeOfDay, stopTime: TimeOfDay): string {
  const [start, stop] = [onTheClock(startTime), onTheClock(stopTime)];
  if (half(startTime) === half(stopTime)) return `${start}–${stop} ${half(stopTime)}`;
  if (stopTime === '12:00' && startTime >= '01:00') return `${start}–${stop}`;
  return `${start} ${half(startTime)}–${stop} ${half(stopTime)}`;
}

const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const formatMonth = (month: string): string =>
  `${fullMonths[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

export const formatLongDay = (day: Day): string => `${Number(day.slice(8, 10))} ${formatMonth(day)}`;
