import { type FormEvent, type Ref, useId, useImperativeHandle, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { inputStyles } from '#components/form/inputStyles.ts';
import { inOrder } from './filters.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  label {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  input {
    ${inputStyles}
    min-height: 44px;
    padding-inline: 12px;
    margin-top: 4px;
    color: var(--bk-text-primary);
    &[aria-invalid='true'] {
      border-color: var(--bk-text-danger);
    }
  }
  p,
  button {
    grid-column: 1 / -1;
  }
  p {
    color: var(--bk-text-danger);
    font-size: 0.8125rem;
    font-weight: 500;
  }
`;

/** Handle for the sheet's own button. */
export interface TypedPrice {
  /** Returns false for an invalid price, which shows its error. */
  set: () => boolean;
}

interface PriceRangeProps {
  /** Dollars as typed; '' for no limit. */
  min: string;
  max: string;
  lowest: number;
  highest: number;
  onChange: (min: string, max: string) => void;
  typed?: Ref<TypedPrice> | undefined;
}

/** '79.50' of ' $79.50 ', '1200' of '1,200'; undefined for an invalid price. */
function priceIn(text: string): string | undefined {
  const plain = text.replace(/[$,\s]/g, '');
  return /^(\d{1,6}(\.\d{1,2})?)?$/.test(plain) ? plain : undefined;
}

export function PriceRange({ min, max, lowest, highest, onChange, typed }: PriceRangeProps) {
  const [from, setFrom] = useState(min);
  const [to, setTo] = useState(max);
  const [isTold, setTold] = useState(false);
  const faultId = useId();
  const set = () => {
    const [low, high] = [priceIn(from), priceIn(to)];
    setTold(true);
    if (low === undefined || high === undefined) return false;
    if (low !== min || high !== max) onChange(...inOrder(low, high));
    return true;
  };
  useImperativeHandle(typed, () => ({ set }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set();
  };
  const fault = { isTold, faultId };
  const isFaulty = isTold && (priceIn(from) === undefined || priceIn(to) === undefined);
  return (
    <Form onSubmit={submit} noValidate>
      <PriceField label="From $" text={from} likely={Math.floor(lowest)} {...fault} onText={setFrom} />
      <PriceField label="To $" text={to} likely={Math.ceil(highest)} {...fault} onText={setTo} />
      {isFaulty && (
        <p id={faultId} role="alert">
          Type dollars, such as 79.50
        </p>
      )}
      {(from !== min || to !== max) && <Button type="submit">Set price</Button>}
    </Form>
  );
}

interface PriceFieldProps {
  label: string;
  text: string;
  likely: number;
  /** Shows the error of an invalid price. */
  isTold: boolean;
  faultId: string;
  onText: (text: string) => void;
}

function PriceField({ label, text, likely, isTold, faultId, onText }: PriceFieldProps) {
  const isWrong = isTold && priceIn(text) === undefined;
  return (
    <label>
      {label}
      <input
        inputMode="decimal"
        value={text}
        placeholder={String(likely)}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? faultId : undefined}
        onChange={(event) => onText(event.target.value)}
      />
    </label>
  );
}
