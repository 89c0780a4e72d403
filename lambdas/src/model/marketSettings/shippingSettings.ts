import { isDeepStrictEqual } from 'node:util';
import { followHolidays, toHolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import { builtInShipping, ShippingValues } from '@bloomkin/shared/schemas/shipping.ts';
import { cacheSettings } from './cacheSettings.ts';

export const readShippingSettings = cacheSettings('shipping', ShippingValues, builtInShipping);

let followed: ShippingValues['holidays'] | undefined;

/** Call before the promise engine. Unchanged holidays stay the same object, which cached days depend on. */
export async function followMarketHolidays(now: Date): Promise<void> {
  const { holidays } = await readShippingSettings(now);
  const isChanged = !isDeepStrictEqual(holidays, followed);
  followed = holidays;
  if (isChanged) followHolidays(toHolidayChanges(holidays));
}
