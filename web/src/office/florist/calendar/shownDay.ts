import { deadlineDay } from '@bloomkin/shared/rules/deadline.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import {
  type Day,
  daysBetween,
  formatDay,
  formatMonth,
  formatTime,
  localTime,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay } from '@bloomkin/shared/schemas/calendar.ts';
import { pluralise } from '#components/text/pluralise.ts';

type StoreDay = CalendarDay['stores'][number];

export interface ShownWindow {
  start: string;
  stop: string;
  /** Null for no limit. */
  capacity: number | null;
  taken: number;
  left: number | null;
  cutoff: string | null;
}

/** A day of one store, or of several as one. */
export interface ShownDay {
  day: Day;
  /** From the first opening to the last closing; null while closed. */
  hours: { start: string; stop: string } | null;
  closed: string | null;
  /** A holiday, or the florist's own note. */
  name: string;
  /** Differs from its weekday. */
  isOwn: boolean;
  windows: readonly ShownWindow[];
  taken: number;
  capacity: number | null;
  left: number | null;
  cutoff: string | null;
  isStopped: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Returns null (no limit) when one of them is null or none is given. */
export function sumLimits(limits: readonly (number | null)[]): number | null {
  const known = limits.filter((limit) => limit !== null);
  return known.length === 0 || known.length < limits.length ? null : sum(known);
}

/** Returns the lower limit; null means no limit. */
export const lowerLimit = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const latest = (instants: readonly (string | null)[]): string | null =>
  instants
    .filter((at) => at !== null)
    .toSorted()
    .at(-1) ?? null;

/** Places add up; hours reach from the first opening to the last closing. */
export function toShownDay({ day, stores }: CalendarDay, storeId?: string): ShownDay {
  const shown = stores.filter(({ store_id }) => storeId === undefined || store_id === storeId);
  const open = shown.filter(({ hours }) => hours.length > 0);
  const starts = open.flatMap(({ hours }) => hours.map(({ start_time }) => start_time)).toSorted();
  const stops = open.flatMap(({ hours }) => hours.map(({ stop_time }) => stop_time)).toSorted();
  const [start, stop] = [starts[0], stops.at(-1)];
  const windows = joinWindows(open);
  return {
    day,
    hours: start !== undefined && stop !== undefined ? { start, stop } : null,
    closed: open.length > 0 ? null : describeClosed(shown[0], day),
    name: shown.map(({ note }) => note).find((note) => note !== '') ?? shown[0]?.holiday ?? '',
    isOwn: shown.some(({ special }) => special !== null),
    windows,
    taken: sum(shown.map(({ taken }) => taken)),
    capacity: sumLimits(open.map(limitOf)),
    left: sumLimits(open.map(leftOf)),
    cutoff: latest(open.map(({ cutoff }) => cutoff)),
    isStopped: shown.some(({ stopped }) => stopped),
  };
}

const isInHours = ({ reason }: StoreDay['windows'][number]): boolean => reason !== 'outside_hours';

/** The smaller of the day's limit and that of its windows together. */
const limitOf = ({ capacity, windows }: StoreDay): number | null =>
  lowerLimit(capacity, sumLimits(windows.filter(isInHours).map((window) => window.capacity)));

const leftOf = ({ capacity, taken, windows }: StoreDay): number | null =>
  lowerLimit(
    capacity === null ? null : Math.max(0, capacity - taken),
    sumLimits(windows.filter(isInHours).map(({ left }) => left)),
  );

function joinWindows(stores: readonly StoreDay[]): ShownWindow[] {
  const all = stores.flatMap(({ windows }) => windows.filter(isInHours));
  const byTime = Map.groupBy(all, ({ start_time, stop_time }) => toPeriodKey(start_time, stop_time));
  return [...byTime]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, [first, ...others]]) => {
      if (!first) return [];
      const same = [first, ...others];
      return {
        start: first.start_time,
        stop: first.stop_time,
        capacity: sumLimits(same.map(({ capacity }) => capacity)),
        taken: sum(same.map(({ taken }) => taken)),
        left: sumLimits(same.map(({ left }) => left)),
        cutoff: latest(same.map(({ cutoff }) => cutoff)),
      };
    });
}

function describeClosed(store: StoreDay | undefined, day: Day): string {
  if (store?.note) return store.note;
  return store?.holiday ?? (store?.special ? 'Your own day' : weekdayName(day));
}

export const isFull = ({ left }: Pick<ShownWindow, 'left'>): boolean => left === 0;

/** Over three quarters of the places are taken. */
export const isNearlyFull = ({ taken, capacity, left }: ShownWindow): boolean =>
  left !== 0 && capacity !== null && taken / capacity > 0.75;

const clock = (time: string): string => (time === '12:00' ? 'noon' : formatTime(time).replace(/ [ap]m$/, ''));

/** '8–6:30', '7–noon': the half of the day goes without saying. */
export const formatHours = ({ start, stop }: { start: string; stop: string }): string =>
  `${clock(start)}–${clock(stop)}`;

/** '2 pm' on the day itself, '6 pm Wed' in the week before, '6 pm Wed 9 Dec' earlier. */
export function formatCutoff(cutoff: string, day: Day, timeZone: string, isLong = false): string {
  const local = localTime(new Date(cutoff), timeZone);
  const last = deadlineDay(local);
  const before = daysBetween(last, day);
  if (before === 0) return formatTime(local.time);
  const name = before > 6 ? formatDay(last) : weekdayName(last);
  return `${formatTime(local.time)} ${isLong || before > 6 ? name : name.slice(0, 3)}`;
}

/** '26 of 30 left', 'full', '4 of 2, none left', '12 orders'. */
export function describePlaces({
  taken,
  capacity,
  left,
}: Pick<ShownDay, 'taken' | 'capacity' | 'left'>): string {
  if (capacity === null || left === null) return pluralise(taken, 'order');
  if (taken > capacity) return `${taken} of ${capacity}, none left`;
  return left === 0 ? 'full' : `${left} of ${capacity} left`;
}

/** 'Thursday 24 December, Christmas Eve, 7 to noon, 26 of 30 left, last orders 6 pm Wednesday' */
export function describeCell(shown: ShownDay, today: Day, timeZone: string): string {
  const { day, name, hours, closed, taken, cutoff } = shown;
  const isPast = day < today;
  const parts = [
    day === today && 'today',
    name,
    hours ? formatHours(hours).replace('–', ' to ') : name === closed ? 'closed' : `closed, ${closed}`,
    hours && !isPast && (shown.isStopped ? 'stopped' : describePlaces(shown)),
    (isPast || !hours) && taken > 0 && pluralise(taken, 'order'),
    hours && !isPast && cutoff && `last orders ${formatCutoff(cutoff, day, timeZone, true)}`,
  ];
  return [longDay(day), ...parts.filter(Boolean)].join(', ');
}

/** 'December' */
export const monthName = (day: Day): string => formatMonth(day).replace(/ .*/, '');

/** 'Thursday 24 December' */
const longDay = (day: Day): string => `${weekdayName(day)} ${Number(day.slice(8, 10))} ${monthName(day)}`;

/** 'Thu 24 December' */
export const headDay = (day: Day): string => longDay(day).replace(/^(\w{3})\w*/, '$1');
