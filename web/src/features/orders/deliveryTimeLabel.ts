import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';

type DeliveryTime = Pick<Order, 'deliveryDay' | 'delivery_period'>;

/** 'Sat 21 Nov, 12–3 pm'; empty without a day. */
export function deliveryTimeLabel({ deliveryDay, delivery_period: period }: DeliveryTime): string {
  if (!deliveryDay) return '';
  const day = formatDay(deliveryDay);
  return period ? `${day}, ${formatPeriod(period.start_time, period.stop_time)}` : day;
}
