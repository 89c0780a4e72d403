import { isOpen, type OrderStatus, type PaymentStatus } from './orderStatus.ts';
import { type Day, localTime, toInstant } from './zonedTime.ts';

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

interface MarketOrder extends DueOrder {
  paymentStatus: PaymentStatus;
}

/** What is neither paid nor accepted lapses. */
const isExpected = ({ status, paymentStatus }: MarketOrder): boolean =>
  status !== 'new' || paymentStatus === 'paid';

/** Counts against the rate of orders on time. */
export const isOverdue = (order: MarketOrder, now: Date): boolean => isExpected(order) && isLate(order, now);

const soonMs = 3 * 60 * 60_000;
const unmade: readonly OrderStatus[] = ['new', 'in_progress', 'formation'];

/** Its period ends within three hours, and it is not made yet. */
export function isLateSoon(order: MarketOrder, now: Date): boolean {
  const { status, day, stopTime, timeZone } = order;
  if (!unmade.includes(status) || !isExpected(order) || day === null || stopTime === null) return false;
  const left = toInstant(day, stopTime, timeZone).getTime() - now.getTime();
  return left > 0 && left <= soonMs;
}
