import type { Ref } from 'react';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { useSoonestDay } from '#features/deliveryDay/useArrivalDays.ts';
import { useFilterValues } from '#features/market/useListing.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { dayLabel, type Filters, isByDay, toggleDay } from './filters.ts';
import { ParameterSection, Section } from './ParameterSection.tsx';
import { PriceRange, type TypedPrice } from './PriceRange.tsx';
import { isFilter } from './parameterNames.ts';

export interface FilterPanelProps {
  filters: Filters;
  place: StoredPlace | undefined;
  today: string;
  onFilters: (filters: Filters) => void;
  price?: Ref<TypedPrice>;
}

export function FilterPanel({ filters, place, today, onFilters, price }: FilterPanelProps) {
  const { data, error, mutate } = useFilterValues(filters, place);
  const found = data?.data;
  const soonest = useSoonestDay(place, today);
  const failed = <ErrorState title="We could not load the other filters." onRetry={() => void mutate()} />;
  return (
    <>
      {isByDay(filters) && (
        <Section>
          <h2>Delivery</h2>
          <Checkbox
            checked={filters.day !== ''}
            onChange={() => onFilters(toggleDay(filters, today, soonest))}
          >
            {dayLabel(filters, today, soonest)}
          </Checkbox>
          <Checkbox checked={filters.pickup} onChange={(pickup) => onFilters({ ...filters, pickup })}>
            Pick up in store
          </Checkbox>
        </Section>
      )}
      {found && (
        <Section>
          <h2>Price</h2>
          <PriceRange
            key={`${filters.minPrice} ${filters.maxPrice}`}
            min={filters.minPrice}
            max={filters.maxPrice}
            lowest={found.min_price}
            highest={found.max_price}
            typed={price}
            onChange={(minPrice, maxPrice) => onFilters({ ...filters, minPrice, maxPrice })}
          />
        </Section>
      )}
      {!found && (error ? failed : <SectionSkeletons />)}
      {found?.params
        .filter(({ type, values }) => isFilter(type) && values.length > 0)
        .map((parameter) => (
          <ParameterSection
            key={parameter.parameter_id}
            parameter={parameter}
            filters={filters}
            onFilters={onFilters}
          />
        ))}
    </>
  );
}

const SectionSkeletons = () =>
  ['Colour', 'Occasion', 'Size'].map((name) => (
    <Section key={name} aria-hidden="true">
      <Skeleton $width="50%" $height="20px" />
      <Skeleton $height="120px" style={{ marginTop: 12 }} />
    </Section>
  ));
