import {
  type Day,
  daysBetween,
  formatDay,
  formatPeriod,
  formatTime,
  localTime,
  toInstant,
} from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';

export type DueOrder = Pick<
  Order,
  'deliveryDay' | 'delivery_period' | 'timezone' | 'isPickup' | 'status' | 'history' | 'dispatched_at'
>;

export interface Due {
  /** 'Today, 12–3 pm' */
  when: string;
  /** 'Leaves in 22 min', 'in 3 h', 'tomorrow', 'Delivered 11:02 am' */
  left: string;
  isUrgent: boolean;
}

const minuteMs = 60_000;
/** From here on the label counts minutes. */
const soonMinutes = 60;
/** From here on whole hours. */
const roughMinutes = 180;

export const dayLabel = (day: Day, today: Day): string => (day === today ? 'Today' : formatDay(day));

export function describeDue(order: DueOrder, now: Date, readersZone: string): Due {
  const zone = order.timezone ?? readersZone;
  const today = localTime(now, zone).day;
  const { deliveryDay: day, delivery_period: period } = order;
  if (!day) return { when: 'No day chosen', left: completedLabel(order, today, zone) ?? '', isUrgent: false };
  const hours = period ? `, ${formatPeriod(period.start_time, period.stop_time)}` : '';
  const when = dayLabel(day, today) + hours;
  const done = completedLabel(order, day, zone);
  if (done !== undefined) return { when, left: done, isUrgent: false };
  return { when, ...describeTimeLeft(order, day, today, now, zone) };
}

/** Undefined for an open order. */
function completedLabel({ status, isPickup, history }: DueOrder, day: Day, zone: string): string | undefined {
  if (status === 'canceled') return 'Canceled';
  if (status !== 'completed') return undefined;
  const last = history.findLast(({ what, to }) => what === 'status' && to === 'completed');
  const at = last ? ` ${formatTimeOn(day, last.at, zone)}` : '';
  return `${isPickup ? 'Picked up' : 'Delivered'}${at}`;
}

function describeTimeLeft(order: DueOrder, day: Day, today: Day, now: Date, zone: string): Omit<Due, 'when'> {
  const ahead = daysBetween(today, day);
  const { dispatched_at: leftAt, delivery_period: period } = order;
  if (leftAt) {
    const isUrgent =
      ahead < 0 || (ahead === 0 && period !== null && now >= toInstant(day, period.stop_time, zone));
    return { left: `Left ${formatTimeOn(day, leftAt, zone)}`, isUrgent };
  }
  if (ahead > 0) return { left: ahead === 1 ? 'tomorrow' : `in ${ahead} days`, isUrgent: false };
  if (ahead < 0) return { left: 'The day has passed', isUrgent: true };
  if (!period) return { left: 'some time today', isUrgent: false };
  const minutesTo = (time: string) =>
    Math.ceil((toInstant(day, time, zone).getTime() - now.getTime()) / minuteMs);
  const toStart = minutesTo(period.start_time);
  if (toStart > soonMinutes) return { left: `in ${formatTimeAhead(toStart)}`, isUrgent: false };
  const leaves = order.isPickup ? 'Picked up from' : 'Leaves in';
  if (toStart > 0)
    return {
      left: order.isPickup ? `${leaves} ${formatTime(period.start_time)}` : `${leaves} ${toStart} min`,
      isUrgent: true,
    };
  return minutesTo(period.stop_time) > 0
    ? { left: `Due by ${formatTime(period.stop_time)}`, isUrgent: true }
    : { left: `Late since ${formatTime(period.stop_time)}`, isUrgent: true };
}

/** '3 h' of whole hours, '1 h 20 min' under three. */
export const formatTimeAhead = (minutes: number): string =>
  formatDuration(minutes < roughMinutes ? minutes : minutes - (minutes % 60));
