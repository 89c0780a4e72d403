import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
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
