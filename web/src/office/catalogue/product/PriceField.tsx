import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { Fields } from './productStyles.ts';
import { type ProductValues, rules } from './productValues.ts';

/** Sets the price of a product without sizes. */
export function PriceField() {
  const { control, formState } = useFormContext<ProductValues>();
  const saved = formState.defaultValues?.price ?? null;
  return (
    <Fields>
      <Controller
        control={control}
        name="price"
        rules={{ validate: rules.price }}
        render={({ field, fieldState }) => (
          <MoneyField
            label="Price"
            {...field}
            error={fieldState.error?.message}
            changed={fieldState.isDirty}
            hint={fieldState.isDirty && saved !== null ? describeOldPrice(saved) : undefined}
          />
        )}
      />
    </Fields>
  );
}

export const describeOldPrice = (cents: number): string =>
  `Was ${formatMoney(cents)}. Orders already placed keep that.`;
