import { readPeriodKey, toPeriodKey } from '@bloomkin/shared/rules/takenPlaces.ts';
import { type Day, formatPeriod, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatTimeAhead } from '#office/orders/due.ts';
import { isLeftOut } from '#office/orders/list/makeList.ts';
import { countFreePlaces, type LoadCompany } from './freePlaces.ts';

export interface PeriodLoad {
  key: string;
  /** When it begins. */
  start: string;
  /** '12–3 pm' */
  name: string;
  /** 'leaves in 22 min', 'in 3 h', 'under way', 'closed' */
  clock: string;
  total: number;
  toMake: number;
  ready: number;
  /** Left the shop, not yet delivered. */
  onItsWay: number;
  done: number;
  /** Orders that buyers can still place; null for no limit. */
  free: number | null;
  /** The first with work left. */
  isNow: boolean;
}

const minuteMs = 60_000;
const soonMinutes = 60;

type Period = NonNullable<Order['delivery_period']>;

const periodKey = ({ start_time, stop_time }: Period) => toPeriodKey(start_time, stop_time);

/** By delivery period, earliest first. Without a company only the periods of the orders. */
export function dayLoad(
  orders: readonly Order[],
  company: LoadCompany | undefined,
  day: Day,
  now: Date,
  timeZone: string,
): PeriodLoad[] {
  const alive = orders.filter((order) => !isLeftOut(order, now));
  const ordered = alive.flatMap(({ delivery_period: period }) => period ?? []);
  const offered = company?.delivery_periods ?? [];
  const all = new Map([...ordered, ...offered].map((period) => [periodKey(period), period]));
  const free = company && countFreePlaces(company, alive, day, now);
  const loads = [...all.values()]
    .sort((a, b) => (periodKey(a) < periodKey(b) ? -1 : 1))
    .map((period) => ({
      ...computeLoad(period, alive, day, now, timeZone),
      free: free ? toLimit(findFree(free, period)) : null,
      isNow: false,
    }));
  const current = loads.find(({ toMake, ready }) => toMake + ready > 0);
  return loads.map((load) => ({ ...load, isNow: load === current }));
}

/** Nothing is left to do before it. */
export const findCurrent = (loads: readonly PeriodLoad[]): PeriodLoad | undefined =>
  loads.find((load) => load.clock !== 'closed' || countLate(load) > 0);

/** Not delivered when its window closed. */
export const countLate = ({ clock, toMake, ready, onItsWay }: PeriodLoad): number =>
  clock === 'closed' ? toMake + ready + onItsWay : 0;

/** A window that covers a short day is offered as the hours of that day. */
function findFree(free: ReadonlyMap<string, number>, period: Period): number {
  const offered = [...free].find(([key]) => {
    const { startTime, stopTime = startTime } = readPeriodKey(key);
    return period.start_time <= startTime && stopTime <= period.stop_time;
  });
  return free.get(periodKey(period)) ?? offered?.[1] ?? 0;
}

const toLimit = (count: number): number | null => (count === Infinity ? null : count);

function computeLoad(
  period: Period,
  orders: readonly Order[],
  day: Day,
  now: Date,
  timeZone: string,
): Omit<PeriodLoad, 'free' | 'isNow'> {
  const own = orders.filter(
    (order) => order.delivery_period && periodKey(order.delivery_period) === periodKey(period),
  );
  const done = own.filter(({ status }) => status === 'completed').length;
  const made = own.filter(({ status }) => status === 'ready_to_ship');
  const onItsWay = made.filter((order) => order.dispatched_at).length;
  const minutesTo = (time: string) =>
    Math.ceil((toInstant(day, time, timeZone).getTime() - now.getTime()) / minuteMs);
  return {
    key: periodKey(period),
    start: period.start_time,
    name: formatPeriod(period.start_time, period.stop_time),
    clock: clockLabel(minutesTo(period.start_time), minutesTo(period.stop_time)),
    total: own.length,
    toMake: own.length - done - made.length,
    ready: made.length - onItsWay,
    onItsWay,
    done,
  };
}

function clockLabel(toStart: number, toStop: number): string {
  if (toStop <= 0) return 'closed';
  if (toStart <= 0) return 'under way';
  return toStart <= soonMinutes ? `leaves in ${toStart} min` : `in ${formatTimeAhead(toStart)}`;
}

/** '2 still to make', '6 to make, 2 free', '3 on the way', 'all delivered' */
export function loadLabel(load: PeriodLoad): string {
  const { total, toMake, ready, onItsWay, free, clock } = load;
  const late = countLate(load);
  const room = free && clock.startsWith('in ') ? `, ${free} free` : '';
  if (late > 0) return `${late} late`;
  if (total === 0) return free ? `orders, ${free} free` : 'orders';
  if (toMake > 0) return `${clock.startsWith('in ') ? `${toMake}` : `${toMake} still`} to make${room}`;
  if (ready > 0) return `${ready} ready to go${room}`;
  return (onItsWay > 0 ? `${onItsWay} on the way` : 'all delivered') + room;
}
