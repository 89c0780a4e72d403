import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { fieldLook } from '../../components/fieldStyles.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  label {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  input {
    ${fieldLook}
    min-height: 44px;
    padding-inline: 12px;
    margin-top: 4px;
  }
  button {
    grid-column: 1 / -1;
  }
`;

interface PriceRangeProps {
  /** Dollars as typed; '' for no limit. */
  min: string;
  max: string;
  /** What there is, in dollars. */
  lowest: number;
  highest: number;
  onChange: (min: string, max: string) => void;
}

const onlyDollars = (text: string) => text.replace(/[^\d]/g, '').slice(0, 6);

export function PriceRange({ min, max, lowest, highest, onChange }: PriceRangeProps) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const swapped = from !== '' && to !== '' && Number(from) > Number(to);
    onChange(swapped ? to : from, swapped ? from : to);
  };
  return (
    <Form onSubmit={submit}>
      <label>
        From $
        <input
          inputMode="numeric"
          value={from}
          placeholder={String(Math.floor(lowest))}
          onChange={(event) => setFrom(onlyDollars(event.target.value))}
        />
      </label>
      <label>
        To $
        <input
          inputMode="numeric"
          value={to}
          placeholder={String(Math.ceil(highest))}
          onChange={(event) => setTo(onlyDollars(event.target.value))}
        />
      </label>
      {(from !== min || to !== max) && <Button type="submit">Set price</Button>}
    </Form>
  );
}
