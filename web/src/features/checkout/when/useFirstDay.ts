import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useEffect } from 'react';
import type { CheckoutValues, ChosenPeriod } from '#features/checkout/form/checkoutForm.ts';

interface FirstDay {
  /** That of the order that is ordered again. */
  wanted: ChosenPeriod | null;
  choose: (day: DeliveryDay) => void;
}

/**
 * A cart's date defaults to today, that of an order that is ordered again to the first day with its period; a chosen day
 * gets its period when only one is open.
 */
export function useFirstDay(
  days: readonly DeliveryDay[] | undefined,
  { day: chosen, period }: Pick<CheckoutValues, 'day' | 'period'>,
  { wanted, choose }: FirstDay,
): void {
  const hasWanted = ({ available, periods }: DeliveryDay) =>
    available && periods.some((one) => one.available && one.start_time === wanted?.start_time);
  const first =
    chosen === null
      ? wanted
        ? (days?.find(hasWanted) ?? days?.find(({ available }) => available))
        : days?.[0]
      : days?.find(({ day }) => day === chosen);
  const isDecided =
    first?.periods.filter(({ available }) => available).length === 1 || (first && hasWanted(first));
  useEffect(() => {
    if (first?.available && (chosen === null || (!period && isDecided))) choose(first);
  });
}
