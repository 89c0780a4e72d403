import { formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { closedLabel } from '#features/deliveryDay/closedLabels.ts';

export const dayPrice = ({ price }: DeliveryDay, isPickup: boolean): string =>
  isPickup ? 'Open' : deliveryPriceLabel(price ?? 0);

/** 'Closed' instead of 'Closed on Wed 25 Nov': the day is beside it. */
export const reasonBesideDay = ({ reason, reason_code }: DeliveryDay) =>
  reason_code === 'closed_day' ? closedLabel(reason_code) : (reason ?? 'not possible');

/** Adds the month to the first day and where it changes. */
export function dayNumber(day: string, today: string | undefined): string {
  const [, number = '', month = ''] = formatDay(day).split(' ');
  return day === today || number === '1' ? `${number} ${month}` : number;
}

export function dayLabel(day: DeliveryDay, isPickup: boolean, isToday: boolean): string {
  const [, number, month] = formatDay(day.day).split(' ');
  const name = `${isToday ? 'Today, ' : ''}${weekdayName(day.day)} ${number} ${month}`;
  if (!day.available) return `${name}: ${reasonBesideDay(day)}`;
  return `${name}, ${isPickup ? 'open for pick up' : `delivery ${dayPrice(day, isPickup)}`}`;
}
