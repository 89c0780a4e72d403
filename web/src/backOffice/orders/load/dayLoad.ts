import { type Day, formatPeriod, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatTimeAhead } from '../due.ts';

export interface OfficePeriod {
  start_time: string;
  stop_time: string;
  capacity: number | null;
}

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
  done: number;
  /** Remaining orders; null for no limit. */
  free: number | null;
  /** The first with work left. */
  isNow: boolean;
}

const minuteMs = 60_000;
const soonMinutes = 60;
const periodKey = ({ start_time, stop_time }: Pick<OfficePeriod, 'start_time' | 'stop_time'>) =>
  `${start_time}-${stop_time}`;

export function dayLoad(
  orders: readonly Order[],
  periods: readonly OfficePeriod[],
  day: Day,
  now: Date,
  timeZone: string,
): PeriodLoad[] {
  const alive = orders.filter(({ status }) => status !== 'canceled');
  const extra = alive.flatMap(({ delivery_period: period }) =>
    period ? [{ ...period, capacity: null }] : [],
  );
  const all = new Map([...extra, ...periods].map((period) => [periodKey(period), period]));
  const loads = [...all.values()]
    .sort((a, b) => (periodKey(a) < periodKey(b) ? -1 : 1))
    .map((period) => computeLoad(period, alive, day, now, timeZone));
  const current = loads.find(({ toMake, ready }) => toMake + ready > 0);
  return loads.map((load) => ({ ...load, isNow: load === current }));
}

function computeLoad(
  period: OfficePeriod,
  orders: readonly Order[],
  day: Day,
  now: Date,
  timeZone: string,
): PeriodLoad {
  const own = orders.filter(
    (order) => order.delivery_period && periodKey(order.delivery_period) === periodKey(period),
  );
  const done = own.filter(({ status }) => status === 'completed').length;
  const ready = own.filter(({ status }) => status === 'ready_to_ship').length;
  const minutesTo = (time: string) =>
    Math.ceil((toInstant(day, time, timeZone).getTime() - now.getTime()) / minuteMs);
  return {
    key: periodKey(period),
    start: period.start_time,
    name: formatPeriod(period.start_time, period.stop_time),
    clock: clockLabel(minutesTo(period.start_time), minutesTo(period.stop_time)),
    total: own.length,
    toMake: own.length - done - ready,
    ready,
    done,
    free: period.capacity === null ? null : Math.max(0, period.capacity - own.length),
    isNow: false,
  };
}

function clockLabel(toStart: number, toStop: number): string {
  if (toStop <= 0) return 'closed';
  if (toStart <= 0) return 'under way';
  return toStart <= soonMinutes ? `leaves in ${toStart} min` : `in ${formatTimeAhead(toStart)}`;
}

/** '2 still to make', '6 to make, 2 free', '6 delivered' */
export function loadLabel({ total, toMake, ready, free, clock }: PeriodLoad): string {
  const room = free && clock.startsWith('in ') ? `, ${free} free` : '';
  if (clock === 'closed' && toMake + ready > 0) return `${toMake + ready} late`;
  if (total === 0) return free ? `orders, ${free} free` : 'orders';
  if (toMake > 0) return `${clock.startsWith('in ') ? `${toMake}` : `${toMake} still`} to make${room}`;
  return (ready > 0 ? `${ready} ready to go` : 'all delivered') + room;
}
