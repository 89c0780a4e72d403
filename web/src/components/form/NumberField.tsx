import { useMemo } from 'react';
import { Affixed } from './affixed.ts';
import { FieldFrame, useFieldIds } from './FieldFrame.tsx';
import type { NumberInputProps } from './MoneyField.tsx';
import { numberCodec } from './numberText.ts';
import { useNumberText } from './useNumberText.ts';

interface NumberFieldProps extends NumberInputProps {
  /** After the number, such as 'cm'; read with the label. */
  unit?: string;
  decimals?: number;
}

/** A number of zero or more; limits are rules (`validateNumber`). Takes the `field` of a Controller. */
export function NumberField(props: NumberFieldProps) {
  const { name, value, onChange, onBlur, ref, disabled, placeholder, unit, decimals = 0, ...field } = props;
  const { id, control } = useFieldIds(field);
  const codec = useMemo(() => numberCodec(decimals), [decimals]);
  const { text, change, format } = useNumberText(value, onChange, codec);
  return (
    <FieldFrame id={id} {...field}>
      <Affixed>
        <input
          {...control}
          ref={ref}
          name={name}
          aria-label={unit && `${field.label}, ${unit}`}
          inputMode={decimals === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          disabled={disabled}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => change(target.value)}
          onBlur={() => {
            format();
            onBlur?.();
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </Affixed>
    </FieldFrame>
  );
}
