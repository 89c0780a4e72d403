import { readSuburb } from '@bloomkin/shared/rules/servingZones.ts';
import { shortenName } from '@bloomkin/shared/rules/smsText.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from './orderEntity.ts';

/** 'Sat 21 Nov, 12–3 pm', in the store's time zone. */
export function describeWhen({ day, period }: Pick<OrderItem, 'day' | 'period'>): string {
  if (!day) return 'a day to be agreed';
  return period ? `${formatDay(day)}, ${formatPeriod(period.startTime, period.stopTime)}` : formatDay(day);
}

export const describeDelivery = (order: OrderItem): string =>
  [describeWhen(order), order.unitOffice, order.place?.address].filter(Boolean).join(', ');

/** 'For Margaret Hall, Sat 21 Nov, 12–3 pm, Rozelle': the order's tag in one line. */
export function describeTag({ recipient, day, period, isPickup, place }: OrderItem): string {
  const suburb = isPickup || !place ? undefined : readSuburb(place.address);
  return [`For ${shortenName(recipient?.fio ?? 'you')}`, describeWhen({ day, period }), suburb]
    .filter(Boolean)
    .join(', ');
}
