import { type RefCallback, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { ReorderBar } from '#components/list/ReorderBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
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
  const order = useReorder<HTMLUListElement>({
    ids: values,
    describe: (value) => value,
    onReorder: (next) => onChange([...next]),
    disabled: values.length < 2,
  });
  return (
    <div>
      <ValueChips ref={order.list} aria-label={`Values of ${label}`}>
        {values.map((value) => (
          <li key={value} {...order.placeProps(value)}>
            <span style={order.liftStyle(value)}>
              <button type="button" {...order.handleProps(value)}>
                <OfficeIcon name="grip" size={16} strokeWidth={3} />
              </button>
              {value}
              <button
                type="button"
                aria-label={`Delete ${value}`}
                onClick={() => onChange(values.filter((other) => other !== value))}
              >
                <OfficeIcon name="close" size={16} />
              </button>
            </span>
          </li>
        ))}
      </ValueChips>
      <ReorderBar order={order} />
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
