import type { ZoneOrderBy } from '@bloomkin/shared/rules/calendar.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { describeLastOrders } from '@bloomkin/shared/rules/lastOrderSentence.ts';
import { planDay, type StoreDay } from '@bloomkin/shared/rules/storeDay.ts';
import {
  addDays,
  type Day,
  formatDay,
  formatPeriod,
  formatTime,
  localTime,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { LastOrders } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { toDayRules, toStoreRules } from '#office/orders/load/freePlaces.ts';

export type WeekdayRow = LastOrders['weekdays'][number];
export type OrderBy = ZoneOrderBy | null;

export interface LastOrderValues {
  /** Monday to Sunday. */
  weekdays: readonly WeekdayRow[];
  pickupMinutes: number | null;
  leadMinutes: number;
  /** By zone id. */
  zones: Readonly<Record<string, OrderBy>>;
}

const allWeekdays = [1, 2, 3, 4, 5, 6, 7];
const none = { same_day: null, next_morning: null };

export const readLastOrders = (company: Company): LastOrderValues => ({
  weekdays: allWeekdays.map(
    (day) => company.last_orders?.weekdays.find((row) => row.day === day) ?? { day, ...none },
  ),
  pickupMinutes: company.last_orders?.pickup_minutes ?? null,
  leadMinutes: company.lead_time_minutes,
  zones: Object.fromEntries(
    company.stores.flatMap(({ delivery_zones }) =>
      delivery_zones.map(({ id, order_by }) => [id, order_by ?? null] as const),
    ),
  ),
});

const rule = ({ same_day, next_morning }: WeekdayRow) => `${same_day} ${next_morning}`;

/** Monday to Friday are one row while they are alike. */
export const areAlike = (weekdays: readonly WeekdayRow[]): boolean =>
  new Set(weekdays.slice(0, 5).map(rule)).size === 1;

/** A weekday without a rule needs no row. */
export const toWeekdayInputs = (weekdays: readonly WeekdayRow[]): WeekdayRow[] =>
  weekdays.filter(({ same_day, next_morning }) => same_day !== null || next_morning !== null);

/** The company as if the values were saved; what is stopped now is no rule. */
const withLastOrders = (company: Company, values: LastOrderValues): Company => ({
  ...company,
  stops: [],
  lead_time_minutes: values.leadMinutes,
  last_orders: { weekdays: [...values.weekdays], pickup_minutes: values.pickupMinutes },
});

interface Way {
  /** Zone id, or the store's for pick-ups. */
  id: string;
  name: string;
  storeId: string;
  isPickup: boolean;
}

export function listWays({ stores }: Company): Way[] {
  const suffix = (name: string) => (stores.length > 1 ? `, ${name}` : '');
  return stores.flatMap((store) => [
    ...(store.warehouse_for_delivery
      ? store.delivery_zones.map(({ id, name }) => ({
          id,
          name: `${name}${suffix(store.name)}`,
          storeId: store.id,
          isPickup: false,
        }))
      : []),
    ...(store.pickup_point
      ? [{ id: store.id, name: `Pick-up${suffix(store.name)}`, storeId: store.id, isPickup: true }]
      : []),
  ]);
}

/** The promise engine's days as if the values were saved, places aside. */
function planDays(company: Company, values: LastOrderValues, way: Way, now: Date) {
  const store = company.stores.find(({ id }) => id === way.storeId);
  if (!store) return { timeZone: '', days: [] };
  const next = withLastOrders(company, values);
  const today = localTime(now, store.timezone).day;
  const days = Array.from({ length: 9 }, (_, ahead) => addDays(today, ahead)).map((day) => ({
    day,
    ...planDay({
      company: toDayRules(next),
      store: toStoreRules(store, next),
      way: way.isPickup ? 'pickup' : 'delivery',
      zone: way.isPickup ? null : { id: way.id, orderBy: values.zones[way.id] ?? null },
      day,
      taken: {},
      now,
    }),
  }));
  return { timeZone: store.timezone, days };
}

/** 'Order by 2 pm for today, by 6 pm for tomorrow morning.' */
export function describeWay(company: Company, values: LastOrderValues, way: Way, now: Date): string {
  const { days, timeZone } = planDays(company, values, way, now);
  return describeLastOrders(days, now, timeZone) || 'No orders in the next days.';
}

interface Attempt {
  key: string;
  window: string;
  can: boolean;
  answer: string;
}

const shownAttempts = 5;

/** The next windows for an order at that moment: 'yes, by 5 pm today', 'too late, 1 pm was last'. */
export function tryOrders(company: Company, values: LastOrderValues, way: Way, now: Date): Attempt[] {
  const { days, timeZone } = planDays(company, values, way, now);
  const local = localTime(now, timeZone);
  return days
    .flatMap(({ day, periods }) => periods.map((period) => ({ day, ...period })))
    .filter(({ day, stopTime }) => day > local.day || stopTime > local.time)
    .slice(0, shownAttempts)
    .map((period) => ({
      key: `${period.day} ${period.startTime}`,
      window: `${period.day === local.day ? 'Today' : formatDay(period.day)}, ${formatPeriod(period.startTime, period.stopTime)}`,
      can: period.available,
      answer: answer(period, local.day, timeZone),
    }));
}

function answer(
  { available, reason, details, cutoff }: StoreDay['periods'][number],
  today: Day,
  timeZone: string,
): string {
  const last = localTime(new Date(cutoff), timeZone);
  const by = `${formatTime(last.time)}${last.day === today ? '' : ` on ${formatDay(last.day)}`}`;
  if (available) return `yes, by ${by}${last.day === today ? ' today' : ''}`;
  return reason === 'too_late' ? `too late, ${by} was last` : reason ? describeReason(reason, details) : 'no';
}

export const isOpenOn = ({ stores }: Company, day: number): boolean =>
  stores.some(({ working_times }) => working_times.some((one) => one.day === day));
