import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useEffect } from 'react';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';

/** A cart's date defaults to today; a chosen day gets its period when only one is open. */
export function useTodayFirst(
  days: readonly DeliveryDay[] | undefined,
  { day: chosen, period }: Pick<CheckoutValues, 'day' | 'period'>,
  choose: (day: DeliveryDay) => void,
): void {
  const first = chosen === null ? days?.[0] : days?.find(({ day }) => day === chosen);
  const isOnlyTime = first?.periods.filter(({ available }) => available).length === 1;
  useEffect(() => {
    if (first?.available && (chosen === null || (!period && isOnlyTime))) choose(first);
  });
}
