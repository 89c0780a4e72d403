import { addDays, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useToday } from '../../components/hooks/useToday.ts';
import { useStore } from '../../storage/createStore.ts';
import { stored } from '../../storage/storage.ts';

/** Remembers the day on which the flowers should arrive until it is over; '' forgets it. */
export function chooseDeliveryDay(day: string): void {
  if (day === '') stored.deliveryDay.clear();
  else stored.deliveryDay.write(day, new Date(`${addDays(day, 1)}T00:00`));
}

/** The day the buyer wants, `YYYY-MM-DD`; '' when any day will do. */
export function useChosenDay(): string {
  const day = useStore(stored.deliveryDay);
  const today = useToday();
  return day !== undefined && day >= today ? day : '';
}

/** What one florist can do about the day the buyer wants. */
export interface DayOffer {
  /** The wanted day, or the next one that is open; the first one when no day is wanted. */
  offer: DeliveryDay | undefined;
  /** 'Not on Tue 24 Nov: closed on Tuesdays.' when the wanted day is not open here. */
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
