import { type RefCallback, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { AddValue, ValueChips } from './paramsStyles.ts';
import { addValue } from './typeValues.ts';

interface ValuesFieldProps {
  /** Of the parameter. */
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  inputRef: RefCallback<HTMLInputElement>;
  error: string | undefined;
}

const maxValues = 100;

export function ValuesField({ label, values, onChange, inputRef, error }: ValuesFieldProps) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const next = addValue(values, typed);
    setTyped('');
    if (next && next.length <= maxValues) onChange(next);
  };
  return (
    <div>
      <ValueChips aria-label={`Values of ${label}`}>
        {values.map((value) => (
          <li key={value}>
            {value}
            <button
              type="button"
              aria-label={`Delete ${value}`}
              onClick={() => onChange(values.filter((other) => other !== value))}
            >
              <OfficeIcon name="close" size={16} />
            </button>
          </li>
        ))}
      </ValueChips>
      <AddValue>
        <TextField
          label="New value"
          ref={inputRef}
          value={typed}
          maxLength={60}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || typed.trim() === '') return;
            // Enter saves the form otherwise.
            event.preventDefault();
            add();
          }}
        />
        <Button aria-disabled={typed.trim() === ''} onClick={add}>
          Add value
        </Button>
      </AddValue>
    </div>
  );
}
