import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useClientValue } from '#components/hooks/useClientValue.ts';
import { tagChanges } from '#features/cart/saveTag.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { chooseDeliveryDay, useChosenDay } from '#features/deliveryDay/deliveryDay.ts';
import { useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import type { Filters } from '#features/market/filters/filters.ts';
import { useFilters } from '#features/market/filters/useFilters.ts';
import { Market } from '#features/market/Market.tsx';
import { useStore } from '#storage/createStore.ts';

/** Ignores a past day of an old link after hydration. */
export function MarketPage() {
  const { filters, setFilters } = useFilters();
  const place = usePlace();
  const today = useTodayAt(place);
  const chosen = useChosenDay();
  const changes = useStore(tagChanges);
  const [seen, setSeen] = useState(changes);
  const isBack = useNavigationType() === 'POP';
  // Going back keeps the day chosen since; a link may bring its own, until the tag says another.
  const followed = isBack ? chosen || filters.day : filters.day || chosen;
  const wanted = changes === seen ? followed : chosen;
  const day = useClientValue(wanted >= today ? wanted : '', filters.day);
  useEffect(() => {
    // Shared with the whole shop.
    if (day >= today) chooseDeliveryDay(day);
    if (day !== filters.day) setFilters({ ...filters, day }, true);
    else setSeen(changes);
  }, [day, today, filters, setFilters, changes]);
  const change = (next: Filters) => {
    const isOtherDay = next.day !== day;
    if (isOtherDay) chooseDeliveryDay(next.day);
    // The list itself has changed the tag.
    setSeen(tagChanges.read());
    // Like the address, the day is no step of the history.
    setFilters(next, isOtherDay);
  };
  return <Market {...{ place, today }} filters={{ ...filters, day }} onFilters={change} />;
}
