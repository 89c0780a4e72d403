import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { Icon } from '#components/media/Icon.tsx';
import type { StoredPlace } from '#storage/storage.ts';
import { cheapPrice as cheap, type Filters, isByDay, withoutFilters, withValue } from './filters.ts';
import { useFilterValues } from './useListing.ts';

interface ChosenChipsProps {
  filters: Filters;
  place: StoredPlace | undefined;
  onFilters: (filters: Filters) => void;
}

interface Chip {
  label: string;
  without: Filters;
}

/** '$50 to $120', 'From $50', 'Up to $120'. */
function priceLabel({ minPrice, maxPrice }: Filters): string {
  if (minPrice && maxPrice) return `$${minPrice} to $${maxPrice}`;
  return minPrice ? `From $${minPrice}` : `Up to $${maxPrice}`;
}

type IsGone = (parameterId: string, value: string) => boolean;

/** Finds filter values without products, as in an old link; checked after hydration. */
function useGone(filters: Filters, place: StoredPlace | undefined): IsGone {
  const isWanted = !useIsHydrating() && Object.keys(filters.values).length > 0;
  const { data } = useFilterValues(filters, place, isWanted);
  return (parameterId, value) =>
    data !== undefined &&
    !data.data.params.some(
      ({ parameter_id, values }) =>
        parameter_id === parameterId && values.some((offered) => offered.value === value),
    );
}

/** Active filters without a quick chip. */
function listChips(filters: Filters, isGone: IsGone): Chip[] {
  const { pickup, minPrice, maxPrice, values } = filters;
  const isQuickPrice = minPrice === '' && maxPrice === cheap;
  const priced = (minPrice !== '' || maxPrice !== '') && !isQuickPrice;
  const chosen = Object.entries(values).flatMap(([id, some]) =>
    some.map((value) => ({
      label: isGone(id, value) ? `${value} (not offered)` : value,
      without: withValue(filters, id, value),
    })),
  );
  return [
    ...(pickup && isByDay(filters)
      ? [{ label: 'Pick up in store', without: { ...filters, pickup: false } }]
      : []),
    ...(priced ? [{ label: priceLabel(filters), without: { ...filters, minPrice: '', maxPrice: '' } }] : []),
    ...chosen,
  ];
}

export const ChosenChips = ({ filters, place, onFilters }: ChosenChipsProps) => (
  <>
    {listChips(filters, useGone(filters, place)).map(({ label, without }) => (
      <button
        key={label}
        type="button"
        aria-pressed="true"
        aria-label={`${label}, take this filter off`}
        onClick={() => onFilters(without)}
      >
        {label} <Icon name="close" size={16} />
      </button>
    ))}
    <button type="button" onClick={() => onFilters(withoutFilters(filters))}>
      Clear all
    </button>
  </>
);
