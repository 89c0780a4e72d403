import type { TagWindow } from '@bloomkin/shared/rules/tagWords.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { saveTag } from '#features/cart/saveTag.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';

const endOf = (day: string) => new Date(`${addDays(day, 1)}T00:00`);

/** Stored until the day is over, and with the account's cart; '' clears it. The window stays. */
export function chooseDeliveryDay(day: string): void {
  const order = serverCart.read();
  const isOther = day !== (stored.deliveryDay.read() ?? order?.deliveryDay ?? '');
  if (day === '') {
    stored.deliveryDay.clear();
    if (order?.deliveryDay) serverCart.write({ ...order, deliveryDay: null });
  } else stored.deliveryDay.write(day, endOf(day));
  if (isOther) saveTag();
}

export function chooseDeliveryWindow(day: string, window: TagWindow): void {
  stored.deliveryDay.write(day, endOf(day));
  stored.deliveryWindow.write(window, endOf(day));
  saveTag();
}

/** `YYYY-MM-DD`; '' for any day. */
export function useChosenDay(): string {
  const order = useStore(serverCart);
  const day = useStore(stored.deliveryDay) ?? order?.deliveryDay ?? '';
  const today = useToday();
  return day >= today ? day : '';
}

/** Returns the window of whatever day is chosen. */
export function useChosenWindow(): TagWindow | undefined {
  const order = useStore(serverCart);
  return useStore(stored.deliveryWindow) ?? order?.delivery_period ?? undefined;
}
