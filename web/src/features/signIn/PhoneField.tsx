import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { digitsBefore, grouped, placeAfter } from './groupedDigits.ts';
import { FieldError, FieldHint, PhoneBox } from './signInStyles.ts';

interface PhoneFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, in words. */
  error: string | undefined;
  /** The rule, said before it is broken. */
  hint?: string | undefined;
  name?: string;
}

/** An Australian mobile number behind its prefix, grouped as it is typed; the caret stays where one types. */
export function PhoneField({ value, onChange, error, hint, name = 'phone' }: PhoneFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const digitsLeft = useRef<number>(undefined);
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    digitsLeft.current = digitsBefore(target.value, target.selectionStart ?? target.value.length);
    onChange(grouped(target.value));
  };
  useLayoutEffect(() => {
    if (digitsLeft.current === undefined || document.activeElement !== input.current) return;
    const place = placeAfter(value, digitsLeft.current);
    input.current?.setSelectionRange(place, place);
    digitsLeft.current = undefined;
  });
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <PhoneBox>
      <label htmlFor={id}>Mobile number</label>
      <div data-invalid={error !== undefined}>
        <span aria-hidden="true">+61</span>
        <input
          ref={input}
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="412 345 678"
          value={value}
          onChange={change}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </PhoneBox>
  );
}
