import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { RehearsalPlan, RehearsedOrder, RehearsedWindow } from '@bloomkin/shared/rules/rehearsal.ts';
import type { Suggestion } from '@bloomkin/shared/rules/rehearsalMends.ts';
import {
  type Day,
  daysBetween,
  formatPeriod,
  formatTime,
  localTime,
  toMinutes,
  toTimeOfDay,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { SpecialDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { findSpecial } from '#office/florist/calendar/dayPlans.ts';
import {
  type DayValues,
  findUsualDay,
  offeredWindows,
  openHours,
  readDay,
  type UsualDay,
  writeDay,
} from '#office/florist/calendar/dayValues.ts';

type Store = Company['stores'][number];

const dayMinutes = 24 * 60;

/** Also of a minute of the day before. */
const toTime = (minute: number): string => toTimeOfDay(((minute % dayMinutes) + dayMinutes) % dayMinutes);

/** '5:40 am' */
export const formatMinute = (minute: number): string => formatTime(toTime(Math.round(minute)));

/** '7–9' */
export const formatWindow = ({ start, stop }: RehearsedWindow): string =>
  formatPeriod(toTime(start), toTime(stop));

export interface StoreDay {
  values: DayValues;
  usual: UsualDay;
  windows: RehearsedWindow[];
  /** Opening, or two hours before the first window. */
  startsAt: number;
  cutoff: number | null;
}

const minutesBefore = 120;

/** The day of a store as it stands. */
export function readStoreDay(company: Company, store: Store, day: Day): StoreDay {
  const usual = findUsualDay(day, store, company);
  const values = readDay(findSpecial(store, day), usual, [store.id]);
  const windows = offeredWindows(values, usual).map(({ start_time, stop_time, capacity }) => ({
    ...{ start: toMinutes(start_time), stop: toMinutes(stop_time), capacity },
  }));
  const opens = openHours(values, usual).map(({ start_time }) => toMinutes(start_time));
  const startsAt = Math.min(...opens, ...windows.slice(0, 1).map(({ start }) => start - minutesBefore));
  const { orderBy } = values;
  const cutoff = orderBy && toMinutes(orderBy.time) - orderBy.days_before * dayMinutes;
  return { values, usual, windows, startsAt, cutoff };
}

/** Last year's orders of the store, each in the window of this year that begins nearest to its own. */
export function replayOrders(
  orders: readonly Order[],
  { id, timezone }: Pick<Store, 'id' | 'timezone'>,
  past: Day,
  windows: readonly RehearsedWindow[],
): RehearsedOrder[] {
  return orders
    .filter(({ store_id, status }) => store_id === id && status !== 'canceled')
    .map(({ created_at, delivery_period: period, isPickup, total }) => {
      const placed = localTime(new Date(created_at), timezone);
      const start = period ? toMinutes(period.start_time) : 0;
      const distance = (at: number) => Math.abs((windows[at]?.start ?? 0) - start);
      const window = windows.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
      const placedAt = daysBetween(past, placed.day) * dayMinutes + toMinutes(placed.time);
      return { placedAt, window, isPickup, cents: dollarsToCents(total) };
    });
}

export const nameSuggestion = (suggestion: Suggestion): string =>
  suggestion.kind === 'cap' ? `cap ${suggestion.window}` : suggestion.kind;

/** Only limits and last orders are kept with the day. */
export const isSaved = ({ kind }: Suggestion): boolean => kind === 'cap' || kind === 'cutoff';

/** The day with the chosen limits and last orders; orders already taken stay. */
export function writeMends(
  day: Day,
  store: Store,
  { values, usual, windows }: StoreDay,
  chosen: readonly Suggestion[],
): SpecialDay | null {
  let { windows: limits, orderBy } = values;
  for (const suggestion of chosen) {
    if (suggestion.kind === 'cap') {
      const start = toTime(windows[suggestion.window]?.start ?? 0);
      const { places: capacity } = suggestion;
      limits = limits.map((window) => (window.start_time === start ? { ...window, capacity } : window));
    }
    if (suggestion.kind === 'cutoff') {
      const days_before = Math.max(0, Math.ceil(-suggestion.at / dayMinutes));
      orderBy = { days_before, time: toTime(suggestion.at) };
    }
  }
  const next = { ...values, windows: limits, orderBy };
  return writeDay(day, next, usual, findSpecial(store, day)?.zones);
}

export interface TeamSize {
  makers: number;
  drivers: number;
  minutesEach: number;
  minutesPerStop: number;
}

export function toRehearsalPlan(
  { windows, startsAt, cutoff }: StoreDay,
  { makers, drivers, ...minutes }: TeamSize,
): RehearsalPlan {
  const team = (count: number) => Array.from({ length: count }, () => ({ until: dayMinutes }));
  return { windows, startsAt, cutoff, makers: team(makers), drivers: team(drivers), ...minutes };
}
