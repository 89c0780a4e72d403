import { arrivalDays } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { AreaAlert } from '#features/deliveryAddress/AreaAlert.tsx';
import { forgetPlace } from '#features/deliveryAddress/choosePlace.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb, toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import { useListing } from '#features/market/filters/useListing.ts';
import { useStore } from '#storage/createStore.ts';
import { type StoredPlace, stored } from '#storage/storage.ts';
import { type Filters, filterCount, noFilters, withoutFilters } from './filters/filters.ts';

interface NothingFoundProps {
  filters: Filters;
  place: StoredPlace | undefined;
  onFilters: (filters: Filters) => void;
}

export function NothingFound(props: NothingFoundProps) {
  const { filters, place } = props;
  const isDelivery = place && !filters.company && !filters.pickup;
  const { data } = useQuery(arrivalDays, isDelivery ? { query: toListPlace(place) } : null, {
    keepPreviousData: false,
  });
  return isDelivery && data?.data.length === 0 ? (
    <NobodyDelivers {...props} place={place} />
  ) : (
    <NothingLikeThat {...props} />
  );
}

function NothingLikeThat({ filters: chosen, place, onFilters }: NothingFoundProps) {
  // A florist's page is not restricted by day.
  const filters = chosen.company ? { ...chosen, day: '' } : chosen;
  const isNarrowed = filterCount(filters) > 0;
  const isPart = filters.category !== '0' || filters.collection !== '' || filters.search !== '';
  return (
    <EmptyState
      title={filters.search ? `Nothing found for “${filters.search}”` : 'No flowers match that'}
      text={isNarrowed ? 'Take a filter off, or try another day.' : otherWays(filters, place)}
    >
      {filters.pickup && (
        <Button onClick={() => onFilters({ ...filters, pickup: false })}>Have them delivered</Button>
      )}
      {filters.day && <Button onClick={() => onFilters({ ...filters, day: '' })}>Any day</Button>}
      {(isNarrowed || isPart) && (
        <Button kind="brand" onClick={() => onFilters(isNarrowed ? withoutFilters(filters) : noFilters)}>
          {isNarrowed ? 'Clear the filters' : 'Show all flowers'}
        </Button>
      )}
      {place && !filters.company && <Button onClick={openPlacePanel}>Change the address</Button>}
    </EmptyState>
  );
}

function otherWays({ search, company }: Filters, place: StoredPlace | undefined): string {
  const isBound = place && !company;
  if (search) return isBound ? 'Try other words or another address.' : 'Try other words.';
  return isBound ? `None of these can reach ${formatSuburb(place)} just now.` : 'There are none just now.';
}

function NobodyDelivers({ filters, place, onFilters }: NothingFoundProps & { place: StoredPlace }) {
  const pickup = { ...filters, day: '', pickup: true };
  const { data: near } = useListing(pickup, place);
  // The profile's address can be changed, not removed.
  const own = useStore(stored.location);
  const isOnlyHere = (useStore(checkoutDraft)?.place ?? own) !== undefined;
  return (
    <EmptyState
      title={`No florist delivers to ${formatSuburb(place)} yet`}
      text="Flowers for somebody elsewhere are only an address away."
    >
      <Button kind="brand" onClick={openPlacePanel}>
        Try another address
      </Button>
      <AreaAlert place={place} />
      {near !== undefined && near.total > 0 && (
        <Button onClick={() => onFilters(pickup)}>Pick up in store</Button>
      )}
      {isOnlyHere && <Button onClick={forgetPlace}>Look around without an address</Button>}
    </EmptyState>
  );
}
