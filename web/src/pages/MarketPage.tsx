import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useClientValue } from '#components/hooks/useClientValue.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { chooseDeliveryDay, useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import type { Filters } from '#features/market/filters/filters.ts';
import { useFilters } from '#features/market/filters/useFilters.ts';
import { Market } from '#features/market/Market.tsx';

/** Ignores a past day of an old link after hydration. */
export function MarketPage() {
  const { filters, setFilters } = useFilters();
  const place = usePlace();
  const today = useTodayAt(place);
  const chosen = useChosenDay();
  // Going back keeps the day chosen since; a link may bring its own.
  const wanted = useNavigationType() === 'POP' ? chosen || filters.day : filters.day || chosen;
  const day = useClientValue(wanted >= today ? wanted : '', filters.day);
  useEffect(() => {
    // Shared with the whole shop.
    if (day >= today) chooseDeliveryDay(day);
    if (day !== filters.day) setFilters({ ...filters, day }, true);
  }, [day, today, filters, setFilters]);
  const change = (next: Filters) => {
    const isOtherDay = next.day !== day;
    if (isOtherDay) chooseDeliveryDay(next.day);
    // Like the address, the day is no step of the history.
    setFilters(next, isOtherDay);
  };
  return <Market {...{ place, today }} filters={{ ...filters, day }} onFilters={change} />;
}
