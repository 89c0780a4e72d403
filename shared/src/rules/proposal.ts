import { type Day, toInstant } from './zonedTime.ts';

const longestMs = 24 * 60 * 60_000;
/** Time for the buyer to read, decide and pay. */
const shortestMs = 15 * 60_000;

export interface DueOrder {
  day: Day | null;
  period: { startTime: string; stopTime: string } | null;
  timeZone: string;
  isPickup: boolean;
}

export interface LeadRules {
  leadMinutes: number;
  sameDayDelivery: boolean;
  /** Without periods, the working times are the periods and orders are taken until they end. */
  deliveryPeriods: readonly unknown[];
}

/** The latest start of work on the order. */
function computeCutoff({ day, period, timeZone, isPickup }: DueOrder, rules: LeadRules): Date | undefined {
  if (!day) return undefined;
  const time = rules.deliveryPeriods.length > 0 ? period?.startTime : period?.stopTime;
  const ready = toInstant(day, time ?? '23:59', timeZone);
  const cutoff = new Date(ready.getTime() - rules.leadMinutes * 60_000);
  const midnight = toInstant(day, '00:00', timeZone);
  return isPickup || rules.sameDayDelivery || cutoff < midnight ? cutoff : midnight;
}

/** A day, or the earlier cutoff of the order before and after the change; undefined when that leaves no time. */
export function computePayBy(orders: readonly DueOrder[], rules: LeadRules, now: Date): Date | undefined {
  const cutoffs = orders.flatMap((order) => computeCutoff(order, rules)?.getTime() ?? []);
  const payBy = Math.min(now.getTime() + longestMs, ...cutoffs);
  return payBy - now.getTime() < shortestMs ? undefined : new Date(payBy);
}
