import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Container } from '#components/layout/Container.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { countGoods } from './countGoods.ts';
import { Chips } from './filters/Chips.tsx';
import type { Filters } from './filters/filters.ts';
import { resolveSort } from './filters/useListing.ts';
import { Results } from './Results.tsx';
import { SortSelect } from './SortSelect.tsx';

const Layout = styled(Container)`
  display: grid;
  gap: 28px 40px;
  margin-top: 10px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1024px) {
    grid-template-columns: 220px minmax(0, 1fr);
  }
`;

const Side = styled.aside`
  display: none;
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    top: 96px;
    align-self: start;
    max-height: calc(100dvh - 112px);
    padding: 3px;
    margin: -3px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: 20px;
  > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

/** On phones it is among the chips. */
const WideOnly = styled.div`
  @media (max-width: 767px) {
    display: none;
  }
`;

const FilterPanel = lazyWithPreload(async () => (await import('./filters/FilterPanel.tsx')).FilterPanel);
const FilterSheet = lazyWithPreload(async () => (await import('./filters/FilterSheet.tsx')).FilterSheet);

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
  const status = (
    <p role="status">
      {goods === undefined ? !error && 'Finding flowers…' : describeTotal(goods, filters, place)}
    </p>
  );
  return (
    <>
      <Layout>
        <Side aria-label="Filters">
          <Suspense fallback={null}>{isWide && <FilterPanel {...panel} />}</Suspense>
        </Side>
        <section aria-labelledby="results">
          {filters.company ? (
            <SectionHeader title={title} titleId="results" action={<WideOnly>{sort}</WideOnly>}>
              {status}
            </SectionHeader>
          ) : (
            // The page's headline says it.
            <VisuallyHidden as="div">
              <h2 id="results">{title}</h2>
              {status}
            </VisuallyHidden>
          )}
          <Tools>
            <div>
              <Chips {...panel} onSheet={() => setSheetOpen(true)}>
                {sort}
              </Chips>
            </div>
            {!filters.company && <WideOnly>{sort}</WideOnly>}
          </Tools>
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
