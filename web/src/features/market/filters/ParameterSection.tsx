import type { Filter } from '@bloomkin/shared/schemas/listing.ts';
import { useState } from 'react';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Section } from './filterStyles.ts';
import { type Filters, hasValue, withValue } from './filters.ts';
import { isColour, parameterTitle } from './parameterNames.ts';
import { Swatches } from './Swatches.tsx';

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
