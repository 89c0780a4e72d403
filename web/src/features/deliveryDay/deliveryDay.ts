import { addDays, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';

/** Stored until the day is over; '' clears it. */
export function chooseDeliveryDay(day: string): void {
  if (day === '') stored.deliveryDay.clear();
  else stored.deliveryDay.write(day, new Date(`${addDays(day, 1)}T00:00`));
}

/** `YYYY-MM-DD`; '' for any day. */
export function useChosenDay(): string {
  const day = useStore(stored.deliveryDay);
  const today = useToday();
  return day !== undefined && day >= today ? day : '';
}

export interface DayOffer {
  /** The wanted day or the next open one. */
  offer: DeliveryDay | undefined;
  /** 'Not on Tue 24 Nov: closed on Tuesdays.' */
  refusal: string | undefined;
}

export function offerFor(days: readonly DeliveryDay[], wanted: string): DayOffer {
  const open = days.filter(({ available }) => available);
  const offer = open.find(({ day }) => day >= wanted) ?? open.at(-1);
  if (wanted === '' || !offer || offer.day === wanted) return { offer, refusal: undefined };
  const reason = days.find(({ day }) => day === wanted)?.reason ?? 'No orders are taken for that day';
  return {
    offer,
    refusal: `Not on ${formatDay(wanted)}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
  };
}
