import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { Card } from '../pageStyles.ts';
import { CardHead, Fields } from './productStyles.ts';
import { type ProductValues, rules } from './productValues.ts';

export function PriceCard() {
  const { control, formState } = useFormContext<ProductValues>();
  const saved = formState.defaultValues?.price ?? null;
  return (
    <Card aria-labelledby="product-price">
      <CardHead>
        <h2 id="product-price">Price</h2>
        <small>Prices include GST</small>
      </CardHead>
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
              hint={fieldState.isDirty && saved !== null ? describeOld(saved) : undefined}
            />
          )}
        />
      </Fields>
    </Card>
  );
}

const describeOld = (cents: number) => `Was ${formatMoney(cents)}. Orders already placed keep that.`;
