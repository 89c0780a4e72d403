import { followHolidays, toHolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import { builtInShipping, ShippingValues } from '@bloomkin/shared/schemas/shipping.ts';
import { keepSettings } from './keepSettings.ts';

export const readShippingSettings = keepSettings('shipping', ShippingValues, builtInShipping);

let followed: ShippingValues['holidays'] | undefined;

/** Call before the promise engine. */
export async function followMarketHolidays(now: Date): Promise<void> {
  const { holidays } = await readShippingSettings(now);
  if (holidays === followed) return;
  followed = holidays;
  followHolidays(toHolidayChanges(holidays));
}
