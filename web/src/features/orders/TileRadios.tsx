import styled from 'styled-components';

const Choices = styled.fieldset<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px;
  legend {
    margin-bottom: 12px;
    padding: 0;
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: 12px 16px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    font-weight: 600;
    cursor: pointer;
  }
  label:has(input:checked) {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  label:has(input:focus-visible) {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  small {
    color: var(--bk-text-secondary);
    font-weight: 400;
  }
`;

interface RadiosProps<T extends string> {
  legend: string;
  columns: number;
  options: readonly T[];
  value: T | undefined;
  label: (one: T) => string;
  note?: (one: T) => string;
  onChange: (one: T) => void;
}

/** Radio buttons as tiles. */
export const TileRadios = <T extends string>({
  legend,
  columns,
  options,
  value,
  label,
  note,
  onChange,
}: RadiosProps<T>) => (
  <Choices $columns={columns}>
    <legend>{legend}</legend>
    {options.map((one) => (
      <label key={one}>
        <input type="radio" name={legend} checked={value === one} onChange={() => onChange(one)} />
        {label(one)}
        {note && <small>{note(one)}</small>}
      </label>
    ))}
  </Choices>
);
