import { useEffect } from 'react';
import { useClientValue } from '../components/hooks/useClientValue.ts';
import { usePlace } from '../features/deliveryAddress/usePlace.ts';
import { chooseDeliveryDay } from '../features/deliveryDay/deliveryDay.ts';
import { useTodayAt } from '../features/deliveryDay/useArrivalDays.ts';
import type { Filters } from '../features/market/filters/filters.ts';
import { useFilters } from '../features/market/filters/useFilters.ts';
import { Market } from '../features/market/Market.tsx';

/** Ignores a past day of an old link after hydration. */
export function MarketPage() {
  const { filters, setFilters } = useFilters();
  const place = usePlace();
  const today = useTodayAt(place);
  const day = useClientValue(filters.day >= today ? filters.day : '', filters.day);
  useEffect(() => {
    // Shared with product and checkout; a market without a day keeps it.
    if (day !== '') chooseDeliveryDay(day);
  }, [day]);
  const change = (next: Filters) => {
    if (next.day !== day) chooseDeliveryDay(next.day);
    setFilters(next);
  };
  return <Market {...{ place, today }} filters={{ ...filters, day }} onFilters={change} />;
}
