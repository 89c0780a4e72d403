import type { CompanyDayRules, StoreDayRules } from './dayRules.ts';
import { lastMoment } from './lastMoment.ts';
import type { Hours } from './openingHours.ts';
import { type Day, toInstant } from './zonedTime.ts';

const longestMs = 24 * 60 * 60_000;
/** Time for the buyer to read, decide and pay. */
const shortestMs = 15 * 60_000;

export interface DueOrder {
  day: Day | null;
  period: Hours | null;
  timeZone: string;
  isPickup: boolean;
}

interface Making {
  company: CompanyDayRules;
  /** Undefined once it is closed for good. */
  store: StoreDayRules | undefined;
}

/** The latest start of work on the order. */
function computeCutoff(
  { day, period, timeZone, isPickup }: DueOrder,
  { company, store }: Making,
): Date | undefined {
  if (!day) return undefined;
  if (!store) return toInstant(day, '00:00', timeZone);
  const way = isPickup ? 'pickup' : 'delivery';
  return lastMoment(period ?? { startTime: '23:59', stopTime: '23:59' }, { company, store, way, day });
}

/** A day, or the earlier cutoff of the order before and after the change; undefined when that leaves no time. */
export function computePayBy(orders: readonly DueOrder[], making: Making, now: Date): Date | undefined {
  const cutoffs = orders.flatMap((order) => computeCutoff(order, making)?.getTime() ?? []);
  const payBy = Math.min(now.getTime() + longestMs, ...cutoffs);
  return payBy - now.getTime() < shortestMs ? undefined : new Date(payBy);
}
