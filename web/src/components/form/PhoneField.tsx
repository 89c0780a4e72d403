import { type ChangeEvent, type RefCallback, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { FieldError, FieldHint } from './fieldStyles.ts';
import { countDigitsBefore, formatDigits, positionAfterDigits } from './phoneDigits.ts';
import { useFieldIds } from './TextField.tsx';

const Frame = styled.div`
  display: grid;
  gap: 6px;
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
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
    &[data-invalid='true'] {
      border-color: var(--bk-text-danger);
      box-shadow: inset 0 0 0 1px var(--bk-text-danger);
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
    height: 46px;
    padding: 0 16px 0 4px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
`;

interface PhoneFieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name: string;
  error: string | undefined;
  hint?: string | undefined;
  ref?: RefCallback<HTMLInputElement>;
}

/** An Australian mobile number with a fixed +61 prefix, grouped while it is typed without moving the caret. */
export function PhoneField({ value, onChange, onBlur, name, error, hint, ref }: PhoneFieldProps) {
  const { id, control } = useFieldIds({ hint, error });
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsBeforeCaret.current = countDigitsBefore(target.value, target.selectionStart ?? target.value.length);
    onChange(formatDigits(target.value));
  };
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined || document.activeElement !== input.current) return;
    const position = positionAfterDigits(value, digitsBeforeCaret.current);
    input.current?.setSelectionRange(position, position);
    digitsBeforeCaret.current = undefined;
  });
  return (
    <Frame>
      <label htmlFor={id}>Mobile number</label>
      <div data-invalid={error !== undefined}>
        <span aria-hidden="true">+61</span>
        <input
          {...control}
          ref={(element) => {
            input.current = element;
            ref?.(element);
          }}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="412 345 678"
          value={value}
          onChange={change}
          onBlur={onBlur}
        />
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  );
}
