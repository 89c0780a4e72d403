import { lazy, Suspense, useState } from 'react';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { formatSuburb } from '../deliveryAddress/placeQuery.ts';
import { countGoods } from './countGoods.ts';
import { Chips } from './filters/Chips.tsx';
import type { Filters } from './filters/filters.ts';
import { resolveSort } from './listingQuery.ts';
import { Layout, Side, WideOnly } from './marketStyles.ts';
import { Results } from './Results.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useListing } from './useListing.ts';

const FilterPanel = lazy(async () => ({ default: (await import('./filters/FilterPanel.tsx')).FilterPanel }));
const FilterSheet = lazy(async () => ({ default: (await import('./filters/FilterSheet.tsx')).FilterSheet }));

interface FilteredResultsProps {
  title: string;
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
}

/** Products with their filters, chips and sorting, of the market or of a florist. */
export function FilteredResults({ title, filters, place, today, onFilters }: FilteredResultsProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const sheetSeen = useHasOpened(sheetOpen);
  const { data, error, isLoading } = useListing(filters, place);
  // Previous products stay while loading, their count does not.
  const goods = isLoading || !data ? undefined : countGoods(data);
  const panel = { filters, place, today, onFilters };
  const sort = (
    <SortSelect
      value={resolveSort(filters, place)}
      hasPlace={place !== undefined && filters.company === ''}
      onChange={(next) => onFilters({ ...filters, sort: next })}
    />
  );
  return (
    <>
      <Layout>
        <Side aria-label="Filters">
          <Suspense fallback={null}>{isWide && <FilterPanel {...panel} />}</Suspense>
        </Side>
        <section aria-labelledby="results">
          <SectionHeader title={title} titleId="results" action={<WideOnly>{sort}</WideOnly>}>
            <p role="status">
              {goods === undefined ? !error && 'Finding flowers…' : describeTotal(goods, filters, place)}
            </p>
          </SectionHeader>
          <Chips {...panel} onSheet={() => setSheetOpen(true)}>
            {sort}
          </Chips>
          <Results filters={filters} place={place} onFilters={onFilters} />
        </section>
      </Layout>
      <Suspense fallback={null}>
        {sheetSeen && (
          <FilterSheet {...panel} open={sheetOpen} goods={goods} onClose={() => setSheetOpen(false)} />
        )}
      </Suspense>
    </>
  );
}

function describeTotal(goods: string, filters: Filters, place: StoredPlace | undefined): string {
  const { company, pickup, day } = filters;
  if (company) return goods;
  if (!place) return `${goods}${pickup ? ' to pick up' : ''}${day && ', whatever the day'}`;
  return `${goods} ${pickup ? 'to pick up near' : 'that can reach'} ${formatSuburb(place)}`;
}
