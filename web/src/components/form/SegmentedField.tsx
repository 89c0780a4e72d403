import { useId } from 'react';
import styled from 'styled-components';

const Frame = styled.fieldset<{ $wide: boolean }>`
  display: grid;
  justify-items: ${({ $wide }) => ($wide ? 'stretch' : 'start')};
  gap: 6px;
  min-width: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: grid;
    max-width: 100%;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    padding: 3px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 0 clamp(10px, 3.4vw, 16px);
  border-radius: var(--bk-radius-pill);
  color: var(--bk-text-secondary);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    background: var(--bk-bg-inverse);
    color: var(--bk-bg-surface);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
`;

interface SegmentedFieldProps<T extends string> {
  legend: string;
  hideLegend?: boolean;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  wide?: boolean;
}

/** Radio buttons for a few options. */
export function SegmentedField<T extends string>(props: SegmentedFieldProps<T>) {
  const { legend, hideLegend = false, options, value, onChange, wide = false } = props;
  const name = useId();
  return (
    <Frame $wide={wide} aria-label={hideLegend ? legend : undefined}>
      {!hideLegend && <legend>{legend}</legend>}
      <div>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </div>
    </Frame>
  );
}
