import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { CategoryArches } from '#features/categories/CategoryArches.tsx';
import { Collections } from '#features/categories/Collections.tsx';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { RecipientNote } from '#features/deliveryAddress/RecipientNote.tsx';
import { NotFound } from '#features/notFound/lazyNotFound.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { BrowseCategories } from './BrowseCategories.tsx';
import { FactsTitle } from './FactsTitle.tsx';
import { FilteredResults } from './FilteredResults.tsx';
import type { Filters } from './filters/filters.ts';
import { useListing } from './useListing.ts';
import { useListingTitle } from './useListingTitle.ts';

interface MarketProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
}

export function Market({ filters, place, today, onFilters }: MarketProps) {
  const { error } = useListing(filters, place);
  const { subject, description, title, missing } = useListingTitle(filters, place);
  const choose = (next: Filters) => {
    onFilters(next);
    // Arrival days require an address.
    if (!place && next.day !== filters.day && next.day >= today) openPlacePanel();
  };
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
      <Container>
        <FactsTitle
          {...{ filters, place, today }}
          subject={subject ?? (isNarrowed(filters) ? '\u00a0' : undefined)}
        />
        {description && <p style={{ marginTop: 12 }}>{description}</p>}
        <RecipientNote />
      </Container>
      <FilteredResults
        {...{ filters, place, today }}
        title={listTitle(title, filters, place)}
        onFilters={choose}
      />
      <CategoryArches chosen={filters.collection || filters.search ? '' : filters.category} />
      <BrowseCategories chosen={filters.category} />
      {!isNarrowed(filters) && <Collections />}
    </Page>
  );
}

/** The headline names the search. */
const listTitle = (title: string, { search }: Filters, place: StoredPlace | undefined): string =>
  search ? (place ? `Flowers near ${formatSuburb(place)}` : 'Flowers') : title;

const isNarrowed = ({ category, collection, search }: Filters) =>
  category !== '0' || collection !== '' || search !== '';
