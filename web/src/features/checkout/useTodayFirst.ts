import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { useEffect } from 'react';

/** While no day is chosen it is today, if the florist can today (specification, section 4: a cart's date is today). */
export function useTodayFirst(
  days: readonly DeliveryDay[] | undefined,
  chosen: string | null,
  choose: (day: DeliveryDay) => void,
): void {
  const today = days?.[0];
  useEffect(() => {
    if (chosen === null && today?.available) choose(today);
  });
}
