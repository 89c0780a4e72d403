import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from './orderEntity.ts';

/** 'Sat 21 Nov, 12–3 pm', in the store's time zone. */
export function describeWhen({ day, period }: Pick<OrderItem, 'day' | 'period'>): string {
  if (!day) return 'a day to be agreed';
  return period ? `${formatDay(day)}, ${formatPeriod(period.startTime, period.stopTime)}` : formatDay(day);
}

export const describeDelivery = (order: OrderItem): string =>
  [describeWhen(order), order.unitOffice, order.place?.address].filter(Boolean).join(', ');
