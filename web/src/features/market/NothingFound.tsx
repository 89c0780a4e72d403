import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { openPlacePanel } from '../place/placePanel.ts';
import { type Filters, filterCount, noFilters, withoutFilters } from './filters.ts';

interface NothingFoundProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

/** Nothing under these filters, and the ways out. */
export function NothingFound({ filters, onFilters }: NothingFoundProps) {
  const narrowed = filterCount(filters) > 0;
  return (
    <EmptyState
      title={filters.search ? `Nothing found for “${filters.search}”` : 'No flowers match that'}
      text={narrowed ? 'Take a filter off, or try another day.' : 'Try other words or another address.'}
    >
      {filters.pickup && (
        <Button onClick={() => onFilters({ ...filters, pickup: false })}>Have them delivered</Button>
      )}
      {filters.day && <Button onClick={() => onFilters({ ...filters, day: '' })}>Any day</Button>}
      <Button kind="brand" onClick={() => onFilters(narrowed ? withoutFilters(filters) : noFilters)}>
        {narrowed ? 'Clear the filters' : 'Show all flowers'}
      </Button>
      <Button onClick={openPlacePanel}>Change the address</Button>
    </EmptyState>
  );
}
