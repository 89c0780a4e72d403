import { isOpen, type OrderStatus, type PaymentStatus } from './orderStatus.ts';
import { addDays, type Day, localTime, type TimeOfDay, toInstant } from './zonedTime.ts';

interface DueOrder {
  status: OrderStatus;
  day: Day | null;
  /** End of the delivery period; null for any time of the day. */
  stopTime: string | null;
  timeZone: string;
}

export function isLate({ status, day, stopTime, timeZone }: DueOrder, now: Date): boolean {
  if (!isOpen(status) || day === null) return false;
  const local = localTime(now, timeZone);
  if (day !== local.day) return day < local.day;
  return stopTime !== null && stopTime <= local.time;
}

/** What is neither paid nor accepted lapses. */
const isExpected = ({ status, paymentStatus }: Pick<RiskOrder, 'status' | 'paymentStatus'>): boolean =>
  status !== 'new' || paymentStatus === 'paid';

const minuteMs = 60_000;
/** A wide window leaves its end for driving. */
const longestRunMs = 180 * minuteMs;
const soonMs = 30 * minuteMs;
const unmade: readonly OrderStatus[] = ['new', 'in_progress', 'formation'];

export interface RiskOrder extends Omit<DueOrder, 'stopTime'> {
  paymentStatus: PaymentStatus;
  period: { startTime: TimeOfDay; stopTime: TimeOfDay } | null;
  isPickup: boolean;
}

export type Risk = 'late' | 'at_risk' | 'not_accepted';

export interface OrderRisk {
  risk: Risk;
  /** End of its window, last moment to leave, or to be accepted. */
  by: Date;
}

/** docs/product-rules.md, "Late and at risk". `acceptBy`: null without an accept clock. */
export function findOrderRisk(order: RiskOrder, acceptBy: Date | null, now: Date): OrderRisk | undefined {
  const end = findDueEnd(order);
  if (!end) return undefined;
  if (end <= now) return { risk: 'late', by: end };
  const leaveBy = findLeaveBy(order, end);
  if (leaveBy && unmade.includes(order.status) && isSoon(leaveBy, now))
    return { risk: 'at_risk', by: leaveBy };
  return order.status === 'new' && acceptBy && isSoon(acceptBy, now)
    ? { risk: 'not_accepted', by: acceptBy }
    : undefined;
}

const isSoon = (by: Date, now: Date): boolean => by.getTime() - now.getTime() <= soonMs;

/** Null for what nobody waits for: delivered, unpaid, or ready for the buyer to pick up. */
export function findDueEnd(order: RiskOrder): Date | null {
  const { status, day, period, timeZone, isPickup } = order;
  if (day === null || !isOpen(status) || !isExpected(order)) return null;
  if (isPickup && status === 'ready_to_ship') return null;
  return period ? toInstant(day, period.stopTime, timeZone) : toInstant(addDays(day, 1), '00:00', timeZone);
}

function findLeaveBy({ day, period, timeZone }: RiskOrder, end: Date): Date | null {
  if (day === null || period === null) return null;
  const start = toInstant(day, period.startTime, timeZone).getTime();
  return new Date(Math.max(start, end.getTime() - longestRunMs));
}
