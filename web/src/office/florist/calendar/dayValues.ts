import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { type Day, formatTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { toOpeningRules } from '#features/deliveryDay/openingRules.ts';

export type DayChoice = 'usual' | 'noon' | 'longer' | 'own' | 'closed';

export interface HoursValue {
  start_time: string;
  stop_time: string;
}

export interface WindowValue extends HoursValue {
  capacity: number | null;
  /** Taken off this day; can be put back. */
  isOff: boolean;
}

export interface DayValues {
  choice: DayChoice;
  /** Set for a day that is open. */
  hours: readonly HoursValue[];
  storeIds: readonly string[];
  windows: readonly WindowValue[];
  capacity: number | null;
  orderBy: { days_before: number; time: string } | null;
  feeCents: number | null;
  /** The short menu; null for everything. */
  products: readonly string[] | null;
  note: string;
}

export interface UsualDay {
  /** Empty: closed on that day. */
  hours: readonly HoursValue[];
  /** What it would be when opened. */
  opened: readonly HoursValue[];
  windows: readonly (HoursValue & { capacity: number | null })[];
  capacity: number | null;
}

const toHours = (hours: readonly { startTime: string; stopTime: string }[]): HoursValue[] =>
  hours.map(({ startTime, stopTime }) => ({ start_time: startTime, stop_time: stopTime }));

const fallback: HoursValue = { start_time: '08:00', stop_time: '17:00' };

/** As the store opens without an own day. */
export function findUsualDay(
  day: Day,
  store: Store,
  company: Pick<Company, 'delivery_periods' | 'capacity_per_day'>,
): UsualDay {
  const rules = { ...toOpeningRules(store), specialDays: [] };
  const opened = toHours(openingHours({ ...rules, closedDays: [], openDays: [day] }, day).hours);
  return {
    hours: toHours(openingHours(rules, day).hours),
    opened: opened.length > 0 ? opened : [fallback],
    windows: company.delivery_periods,
    capacity: store.daily_capacity ?? company.capacity_per_day,
  };
}

export const keyOf = ({ start_time, stop_time }: HoursValue): string => toPeriodKey(start_time, stop_time);
const sortWindows = <W extends HoursValue>(windows: readonly W[]): W[] =>
  windows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The quick choices; an hour longer ends on the full hour. */
export function hoursOf(choice: 'noon' | 'longer', { opened }: UsualDay): HoursValue[] {
  const start = opened[0]?.start_time ?? fallback.start_time;
  const stop = opened.at(-1)?.stop_time ?? fallback.stop_time;
  if (choice === 'noon') return [{ start_time: start < '12:00' ? start : '08:00', stop_time: '12:00' }];
  const hour = (time: string, change: number) =>
    `${String(Math.min(23, Math.max(0, Number(time.slice(0, 2)) + change))).padStart(2, '0')}:00`;
  return [{ start_time: hour(start, -1), stop_time: hour(stop, 1) }];
}

function findChoice(special: SpecialDay | null, usual: UsualDay): DayChoice {
  if (special?.closed) return 'closed';
  if (!special?.hours) return 'usual';
  if (isSame(special.hours, hoursOf('noon', usual))) return 'noon';
  return isSame(special.hours, hoursOf('longer', usual)) ? 'longer' : 'own';
}

export function readDay(special: SpecialDay | null, usual: UsualDay, storeIds: readonly string[]): DayValues {
  const periods = special?.periods;
  const shown = (periods ?? usual.windows).map((window) => ({ ...window, isOff: false }));
  const kept = new Set(shown.map(keyOf));
  const off = usual.windows.filter((window) => !kept.has(keyOf(window)));
  return {
    choice: findChoice(special, usual),
    hours: special?.hours ?? (usual.hours.length > 0 ? usual.hours : usual.opened),
    storeIds,
    windows: sortWindows([...shown, ...off.map((window) => ({ ...window, isOff: true }))]),
    capacity: special?.capacity ?? null,
    orderBy: special?.order_by ?? null,
    products: special?.products ?? null,
    feeCents: special?.fee ? dollarsToCents(special.fee) : null,
    note: special?.note ?? '',
  };
}

/** The hours of the form; empty while closed. */
export function openHours(values: DayValues, usual: UsualDay): readonly HoursValue[] {
  if (values.choice === 'closed') return [];
  return values.choice === 'usual' ? usual.hours : values.hours;
}

export const isInside = ({ start_time, stop_time }: HoursValue, hours: readonly HoursValue[]): boolean =>
  hours.some((open) => open.start_time <= start_time && stop_time <= open.stop_time);

/** The windows that buyers can choose. */
export const offeredWindows = (values: DayValues, usual: UsualDay): WindowValue[] =>
  values.windows.filter((window) => !window.isOff && isInside(window, openHours(values, usual)));

const stripOff = ({ start_time, stop_time, capacity }: UsualDay['windows'][number]) => ({
  start_time,
  stop_time,
  capacity,
});

/** Null: nothing differs from the weekday. A day that is closed as usual stays so under another name. */
export function writeDay(
  day: Day,
  values: DayValues,
  usual: UsualDay,
  zones: SpecialDay['zones'] = [],
): SpecialDay | null {
  const note = values.note.trim();
  const empty = {
    ...{ hours: null, periods: null, capacity: null, order_by: null, fee: null },
    ...{ zones: [], products: null },
  };
  if (openHours(values, usual).length === 0)
    return usual.hours.length === 0 && note === '' ? null : { day, closed: true, ...empty, note };
  const on = sortWindows(values.windows.filter(({ isOff }) => !isOff)).map(stripOff);
  const special = {
    hours: values.choice === 'usual' ? null : [...values.hours],
    periods: isSame(on, sortWindows(usual.windows).map(stripOff))
      ? null
      : sortWindows(offeredWindows(values, usual)).map(stripOff),
    capacity: values.capacity,
    order_by: values.orderBy,
    fee: values.feeCents ? centsToDollars(values.feeCents) : null,
    zones: [...zones],
    products: values.products && [...values.products],
  };
  if (isSame(special, empty) && note === '') return null;
  return { day, closed: false, ...special, note };
}

/** After a choice: hours of the choice; a time of last orders and the windows stay. */
export function choose(values: DayValues, choice: DayChoice, usual: UsualDay): DayValues {
  if (choice === 'usual') return { ...readDay(null, usual, values.storeIds), note: values.note };
  if (choice === 'noon' || choice === 'longer') return { ...values, choice, hours: hoursOf(choice, usual) };
  return { ...values, choice };
}

/** A window put back opens the day for it. */
export function restoreUsual(values: DayValues, window: WindowValue, usual: UsualDay): DayValues {
  const windows = values.windows.map((one) => (one === window ? { ...one, isOff: false } : one));
  const hours = openHours(values, usual);
  if (isInside(window, hours)) return { ...values, windows };
  const [first, last] = [hours[0] ?? window, hours.at(-1) ?? window];
  const [start_time = ''] = [first.start_time, window.start_time].toSorted();
  const [, stop_time = ''] = [last.stop_time, window.stop_time].toSorted();
  return { ...values, windows, choice: 'own', hours: [{ start_time, stop_time }] };
}

/** The first gap of the opening hours; undefined when the windows fill them. */
export function nextWindow(values: DayValues, usual: UsualDay): WindowValue | undefined {
  const taken = sortWindows(offeredWindows(values, usual));
  const capacity = taken.at(-1)?.capacity ?? null;
  for (const { start_time: opens, stop_time: closes } of openHours(values, usual)) {
    let from = opens;
    const later = [...taken, { start_time: closes, stop_time: closes }];
    for (const { start_time, stop_time } of later.filter((one) => one.stop_time > from)) {
      const [to = closes] = [start_time, closes].toSorted();
      if (from < to) return { start_time: from, stop_time: to, capacity, isOff: false };
      from = stop_time;
    }
  }
  return undefined;
}

/** The first fault of the hours and windows, with its field. */
export function findDayFault(
  values: DayValues,
  usual: UsualDay,
): { path: 'hours' | 'windows' | 'storeIds' | 'products'; message: string } | undefined {
  if (values.products?.length === 0 && openHours(values, usual).length > 0)
    return { path: 'products', message: 'Tick what you make that day' };
  if (values.storeIds.length === 0) return { path: 'storeIds', message: 'Tick a store' };
  if (values.choice === 'closed') return undefined;
  const hours = openHours(values, usual);
  if (hours.some(({ start_time, stop_time }) => !start_time || !stop_time))
    return { path: 'hours', message: 'Enter both times' };
  if (hours.some(({ start_time, stop_time }) => start_time >= stop_time))
    return { path: 'hours', message: 'Closing must be later than opening' };
  const on = sortWindows(values.windows.filter(({ isOff }) => !isOff));
  if (on.some(({ start_time, stop_time }) => start_time >= stop_time))
    return { path: 'windows', message: 'A window ends after it starts' };
  if (on.some(({ start_time }, index) => index > 0 && start_time < (on[index - 1]?.stop_time ?? '')))
    return { path: 'windows', message: 'These windows overlap' };
  if (values.windows.length > 0 && hours.length > 0 && offeredWindows(values, usual).length === 0)
    return {
      path: 'windows',
      message: `No window lies between ${hours.map((one) => `${formatTime(one.start_time)} and ${formatTime(one.stop_time)}`).join(', ')}: put one back, or close the day`,
    };
  return undefined;
}

/** The day's places over its windows; the first ones take what is left over. */
export function shareEvenly(values: DayValues, usual: UsualDay, places: number): Pick<DayValues, 'windows'> {
  const offered = offeredWindows(values, usual);
  const [share, rest] = [Math.floor(places / offered.length), places % offered.length];
  return {
    windows: values.windows.map((window) => {
      const position = offered.indexOf(window);
      return position < 0 ? window : { ...window, capacity: share + (position < rest ? 1 : 0) };
    }),
  };
}
