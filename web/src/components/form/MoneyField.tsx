import type { RefCallback } from 'react';
import { Affixed } from './affixed.ts';
import { FieldFrame, type FieldProps, useFieldIds } from './FieldFrame.tsx';
import { moneyCodec, type NumberValue } from './numberText.ts';
import { useNumberText } from './useNumberText.ts';

export interface NumberInputProps extends FieldProps {
  name: string;
  value: NumberValue;
  onChange: (value: NumberValue) => void;
  onBlur?: () => void;
  ref?: RefCallback<HTMLInputElement>;
  disabled?: boolean | undefined;
  placeholder?: string;
}

/** Dollars as people type them, cents as the value; takes the `field` of a Controller. */
export function MoneyField({
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  placeholder,
  ...field
}: NumberInputProps) {
  const { id, control } = useFieldIds(field);
  const { text, change, format } = useNumberText(value, onChange, moneyCodec);
  return (
    <FieldFrame id={id} {...field}>
      <Affixed>
        <span aria-hidden="true">$</span>
        <input
          {...control}
          ref={ref}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={() => {
            format();
            onBlur?.();
          }}
        />
      </Affixed>
    </FieldFrame>
  );
}
