import { lazy, Suspense, useState } from 'react';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { Page } from '#components/layout/Page.tsx';
import { SectionHeader } from '#components/layout/SectionHeader.tsx';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { formatCount } from '#components/text/formatCount.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { CategoryArches } from '../categories/CategoryArches.tsx';
import { Collections } from '../categories/Collections.tsx';
import { Hero } from '../categories/Hero.tsx';
import { openPlacePanel } from '../deliveryAddress/placePanel.ts';
import { formatSuburb } from '../deliveryAddress/placeQuery.ts';
import { DayStrip } from '../deliveryDay/DayStrip.tsx';
import { NotFound } from '../notFound/lazyNotFound.ts';
import { BrowseCategories } from './BrowseCategories.tsx';
import { Chips } from './filters/Chips.tsx';
import type { Filters } from './filters/filters.ts';
import { resolveSort } from './listingQuery.ts';
import { Layout, Side, WideOnly } from './marketStyles.ts';
import { Results } from './Results.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useListing } from './useListing.ts';
import { useListingTitle } from './useListingTitle.ts';

const FilterPanel = lazy(async () => ({ default: (await import('./filters/FilterPanel.tsx')).FilterPanel }));
const FilterSheet = lazy(async () => ({ default: (await import('./filters/FilterSheet.tsx')).FilterSheet }));

interface MarketProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
}

export function Market({ filters, place, today, onFilters }: MarketProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const sheetSeen = useHasOpened(sheetOpen);
  const { data, error, isLoading } = useListing(filters, place);
  const { subject, description, title, missing } = useListingTitle(filters, place);
  // Previous products stay while loading, their count does not.
  const total = isLoading ? undefined : data?.total;
  const sort = (
    <SortSelect
      value={resolveSort(filters, place)}
      hasPlace={place !== undefined}
      onChange={(next) => onFilters({ ...filters, sort: next })}
    />
  );
  const choose = (next: Filters) => {
    onFilters(next);
    // Arrival days require an address.
    if (!place && next.day !== filters.day && next.day >= today) openPlacePanel();
  };
  const panel = { filters, place, today, onFilters: choose };
  const gone = missing ?? (error?.status === 404 ? 'category' : undefined);
  if (gone)
    return (
      <NotFound
        title={`There is no such ${gone}`}
        text="It is not there, or not any more. These might do as well."
        place={place}
      />
    );
  return (
    <Page title={title} description={`${title}: made and delivered by local florists.`}>
      <Hero title={subject ?? (isNarrowed(filters) ? '\u00a0' : 'Flowers from the florist round the corner')}>
        {description && <p style={{ marginTop: 12 }}>{description}</p>}
        <DayStrip place={place} chosen={filters.day} onDay={(day) => choose({ ...filters, day })} />
      </Hero>
      <CategoryArches chosen={filters.collection || filters.search ? '' : filters.category} />
      <BrowseCategories chosen={filters.category} />
      <Layout>
        <Side aria-label="Filters">
          <Suspense fallback={null}>{isWide && <FilterPanel {...panel} />}</Suspense>
        </Side>
        <section aria-labelledby="results">
          <SectionHeader title={title} titleId="results" action={<WideOnly>{sort}</WideOnly>}>
            <p role="status">
              {total === undefined
                ? !error && 'Finding flowers near you…'
                : totalLabel(total, filters, place)}
            </p>
          </SectionHeader>
          <Chips {...panel} onSheet={() => setSheetOpen(true)}>
            {sort}
          </Chips>
          <Results filters={filters} place={place} onFilters={onFilters} />
        </section>
      </Layout>
      {!isNarrowed(filters) && <Collections />}
      <Suspense fallback={null}>
        {sheetSeen && (
          <FilterSheet {...panel} open={sheetOpen} total={total} onClose={() => setSheetOpen(false)} />
        )}
      </Suspense>
    </Page>
  );
}

const isNarrowed = ({ category, collection, search }: Filters) =>
  category !== '0' || collection !== '' || search !== '';

function totalLabel(total: number, { pickup, day }: Filters, place: StoredPlace | undefined): string {
  const things = total === 1 ? '1 bouquet or plant' : `${formatCount(total)} bouquets and plants`;
  if (!place) return `${things}${pickup ? ' to pick up' : ''}${day && ', whatever the day'}`;
  return `${things} ${pickup ? 'to pick up near' : 'that can reach'} ${formatSuburb(place)}`;
}
