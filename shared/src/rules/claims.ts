import { addDays, type Day, type TimeOfDay, toInstant } from './zonedTime.ts';

/** Smaller samples prove nothing. */
const minOrders = 20;

export interface OnTimeClaim {
  percent: number | null;
  orders: number;
  words: string;
}

/** Last 90 days, with the sample size (Australian Consumer Law s 18, 29); rounded down, so 100 % means all. */
export function onTimeClaim({ onTime, total }: { onTime: number; total: number }): OnTimeClaim {
  if (total < minOrders) return { percent: null, orders: total, words: 'New on Bloomkin' };
  const percent = Math.floor((onTime / total) * 100);
  return { percent, orders: total, words: `${percent}% on time, of ${total} orders in 90 days` };
}

/** By the end of its period, or of its day if it has none. */
export function wasOnTime(order: {
  completedAt: Date;
  day: Day;
  stopTime: TimeOfDay | null;
  timeZone: string;
}): boolean {
  const end = order.stopTime
    ? toInstant(order.day, order.stopTime, order.timeZone)
    : toInstant(addDays(order.day, 1), '00:00', order.timeZone);
  return order.completedAt <= end;
}
