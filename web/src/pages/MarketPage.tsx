import { Market } from '../features/market/Market.tsx';
import { useFilters } from '../features/market/useFilters.ts';
import { usePlace } from '../features/place/usePlace.ts';

/** The catalogue with its filters. */
export function MarketPage() {
  const { filters, setFilters } = useFilters();
  return <Market filters={filters} place={usePlace()} onFilters={setFilters} />;
}
