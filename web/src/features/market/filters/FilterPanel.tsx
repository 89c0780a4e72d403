import type { Filter } from '@bloomkin/shared/schemas/listing.ts';
import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { useSoonestDay } from '#features/deliveryDay/useArrivalDays.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { findPaint } from '#theme/flowerColours.ts';
import { dayLabel, type Filters, hasValue, isByDay, toggleDay, withValue } from './filters.ts';
import { PriceRange, type TypedPrice } from './PriceRange.tsx';
import { isColour, isFilter, parameterTitle } from './parameterNames.ts';
import { useFilterValues } from './useListing.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    display: grid;
    place-items: center;
    min-width: 36px;
    height: 36px;
    padding: 0;
    border: 1px solid color-mix(in srgb, var(--bk-ink) 28%, transparent);
    border-radius: var(--bk-radius-pill);
    font-size: 0.875rem;
    &[aria-pressed='true'] {
      outline: 2.5px solid var(--bk-bg-brand);
      outline-offset: 2px;
    }
    &:disabled {
      opacity: 0.35;
      cursor: not-allowed;
    }
    &[data-text] {
      padding: 0 14px;
      background: var(--bk-bg-surface);
    }
  }
  @media (pointer: coarse) {
    gap: 10px;
    button {
      min-width: 44px;
      height: 44px;
    }
  }
`;

interface SwatchesProps {
  values: readonly { value: string; count: number }[];
  isOn: (value: string) => boolean;
  onToggle: (value: string) => void;
}

const Swatches = ({ values, isOn, onToggle }: SwatchesProps) => (
  <Row>
    {values.map(({ value, count }) => {
      const paint = findPaint(value);
      return (
        <button
          key={value}
          type="button"
          aria-pressed={isOn(value)}
          aria-label={`${value}, ${count}`}
          title={`${value} (${count})`}
          disabled={count === 0 && !isOn(value)}
          style={paint ? { background: paint } : undefined}
          data-text={paint ? undefined : ''}
          onClick={() => onToggle(value)}
        >
          {paint ? '' : value}
        </button>
      );
    })}
  </Row>
);

const Section = styled.section`
  padding: 18px 0;
  border-bottom: 1px solid var(--bk-border-subtle);
  &:first-child {
    padding-top: 4px;
  }
  &:last-child {
    border: 0;
  }
  > button {
    min-height: 36px;
    color: var(--bk-text-brand);
    font-weight: 600;
  }
  h2 {
    font: 600 0.9375rem/1.3 var(--bk-text);
    margin-bottom: 10px;
  }
`;

const atFirst = 5;

interface ParameterSectionProps {
  parameter: Filter['params'][number];
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

function ParameterSection({ parameter, filters, onFilters }: ParameterSectionProps) {
  const { parameter_id, name, values } = parameter;
  const [all, setAll] = useState(false);
  const isOn = (value: string) => hasValue(filters, parameter_id, value);
  const toggle = (value: string) => onFilters(withValue(filters, parameter_id, value));
  const shown = values.filter(({ value }, index) => all || index < atFirst || isOn(value));
  return (
    <Section>
      <h2>{parameterTitle(name)}</h2>
      {isColour(name) ? (
        <Swatches values={values} isOn={isOn} onToggle={toggle} />
      ) : (
        shown.map(({ value, count }) => (
          <Checkbox key={value} checked={isOn(value)} count={count} onChange={() => toggle(value)}>
            {value}
          </Checkbox>
        ))
      )}
      {!isColour(name) && shown.length < values.length && (
        <button type="button" onClick={() => setAll(true)}>
          Show all {values.length}
        </button>
      )}
    </Section>
  );
}

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
