import { isStopped } from '@bloomkin/shared/rules/calendar.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import {
  addDays,
  formatDay,
  formatPeriod,
  formatTime,
  localTime,
  type TimeOfDay,
  toInstant,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay, Stop } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';

const halfHourMs = 30 * 60_000;
const hourMs = 2 * halfHourMs;

/** 'Until …': the half hour at least 30 minutes ahead, and the two full hours after it, if still today. */
export function listStopTimes(now: Date, timeZone: string): Date[] {
  const first = Math.ceil(now.getTime() / halfHourMs + 1) * halfHourMs;
  const hour = Math.floor(first / hourMs + 1) * hourMs;
  const today = localTime(now, timeZone).day;
  return [first, hour, hour + hourMs]
    .map((ms) => new Date(ms))
    .filter((time) => localTime(time, timeZone).day === today);
}

/** Today's, or tomorrow's when it is over by now. */
export function toStopInstant(time: TimeOfDay, now: Date, timeZone: string): Date {
  const { day } = localTime(now, timeZone);
  const today = toInstant(day, time, timeZone);
  return today > now ? today : toInstant(addDays(day, 1), time, timeZone);
}

export interface StoppableWindow {
  start_time: TimeOfDay;
  stop_time: TimeOfDay;
  /** '5 of 10 taken' */
  about: string;
}

/** The first of today that still takes orders, in any of the stores. */
export function findStoppableWindow(
  day: CalendarDay | undefined,
  storeIds: readonly string[],
): StoppableWindow | undefined {
  const windows = (day?.stores ?? [])
    .filter(({ store_id }) => storeIds.length === 0 || storeIds.includes(store_id))
    .flatMap((store) => store.windows);
  const [first] = windows
    .filter(({ available }) => available)
    .sort((a, b) => (a.start_time < b.start_time ? -1 : 1));
  if (!first) return undefined;
  const { start_time, stop_time } = first;
  const same = windows.filter((one) => one.start_time === start_time && one.stop_time === stop_time);
  const taken = same.reduce((sum, one) => sum + one.taken, 0);
  const places = same.every(({ capacity }) => capacity !== null)
    ? ` of ${same.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)}`
    : '';
  return { start_time, stop_time, about: `${taken}${places} taken` };
}

export const listActiveStops = ({ stops }: Pick<Company, 'stops'>, now: Date): Stop[] =>
  stops.filter((stop) => isStopped(stop, now));

type Stores = readonly { id: string; name: string }[];

/** 'both stores', 'Redfern'; '' for the only store. */
export function nameStores(storeIds: readonly string[], stores: Stores): string {
  if (stores.length < 2) return '';
  if (storeIds.length === 0 || storeIds.length === stores.length)
    return stores.length === 2 ? 'both stores' : 'all stores';
  return stores
    .filter(({ id }) => storeIds.includes(id))
    .map(({ name }) => name)
    .join(', ');
}

interface About {
  now: Date;
  timeZone: string;
}

/** 'until 4 pm', 'for the rest of today', 'for 3–6 pm today' */
export function describeStopped(
  { kind, day, start_time, stop_time, until }: Omit<Stop, 'id' | 'store_ids'>,
  { now, timeZone }: About,
): string {
  const today = localTime(now, timeZone).day;
  if (kind === 'all') {
    const end = localTime(new Date(until), timeZone);
    return `until ${formatTime(end.time)}${end.day === today ? '' : `, ${formatDay(end.day)}`}`;
  }
  const when = day === today ? 'today' : day === null ? '' : formatDay(day);
  if (kind === 'window' && start_time && stop_time)
    return `for ${formatPeriod(start_time, stop_time)} ${when}`;
  return kind === 'zone' ? `in a zone ${when}` : day === today ? 'for the rest of today' : `for ${when}`;
}

/** The shop's own sentence. */
export function describeToBuyers({ kind, day, until }: Stop, { now, timeZone }: About): string {
  const today = localTime(now, timeZone).day;
  return describeReason('stopped', {
    today,
    day: day ?? today,
    stop: { kind, until: localTime(new Date(until), timeZone) },
  });
}
