import type { Filter } from '@bloomkin/shared/schemas/listing.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { type Filters, hasValue, withValue } from './filters.ts';
import { isColour, parameterTitle } from './parameterNames.ts';
import { Swatches } from './Swatches.tsx';

export const Section = styled.section`
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

export function ParameterSection({ parameter, filters, onFilters }: ParameterSectionProps) {
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
