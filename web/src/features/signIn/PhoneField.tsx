import { phoneFault, phoneFaultWords } from '@bloomkin/shared/rules/phone.ts';
import { type ChangeEvent, useId } from 'react';
import styled from 'styled-components';
import { FieldError } from './signInStyles.ts';

const Field = styled.div`
  display: grid;
  gap: 6px;
  > div {
    display: flex;
    align-items: stretch;
    border: 1px solid var(--bk-border-control);
    border-radius: 14px;
    overflow: hidden;
    background: var(--bk-bg-surface);
    &:focus-within {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: 2px;
    }
  }
  span {
    display: grid;
    place-items: center;
    padding: 0 4px 0 16px;
    color: var(--bk-text-secondary);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 50px;
    padding: 0 16px 0 4px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1.0625rem;
  }
`;

interface PhoneFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words. */
  error: string | undefined;
}

/** Digits grouped 3-3-rest behind the prefix (specification, section 5); whatever else is pasted keeps its digits. */
export function grouped(text: string): string {
  const digits = text
    .replace(/^\s*(\+61|0061)/, '')
    .replace(/\D/g, '')
    .replace(/^0/, '')
    .slice(0, 9);
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter(Boolean).join(' ');
}

/** What is wrong with a mobile number that gets a code; undefined when nothing is. */
export function mobileError(text: string): string | undefined {
  const fault = phoneFault(text, { mobileOnly: true });
  return fault && phoneFaultWords[fault];
}

export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const id = useId();
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange(grouped(event.target.value));
  return (
    <Field>
      <label htmlFor={id}>Mobile number</label>
      <div>
        <span aria-hidden="true">+61</span>
        <input
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="412 345 678"
          value={value}
          onChange={change}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Field>
  );
}
