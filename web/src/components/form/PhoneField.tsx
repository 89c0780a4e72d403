import { type ChangeEvent, type RefCallback, useLayoutEffect, useRef } from 'react';
import { Affixed } from './affixed.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { countDigitsBefore, formatDigits, positionAfterDigits } from './phoneDigits.ts';

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name: string;
  ref?: RefCallback<HTMLInputElement>;
}

/** An Australian mobile number with a fixed +61 prefix, grouped while it is typed without moving the caret. */
export function PhoneField(props: PhoneFieldProps) {
  const { label = 'Mobile number', value, onChange, onBlur, name, ref, ...field } = props;
  const { id, control } = useFieldIds(field);
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
    <FieldFrame id={id} label={label} {...field}>
      <Affixed>
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
      </Affixed>
    </FieldFrame>
  );
}
