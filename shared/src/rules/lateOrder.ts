import type { OrderStatus } from '../schemas/order.ts';
import { isOpen } from './orderStatus.ts';
import { type Day, localTime } from './zonedTime.ts';

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
