import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { maxProductCents, type PriceChange } from '@bloomkin/shared/rules/priceChange.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { validateMoney, validateNumber } from '#components/form/numberText.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import type { ListedProduct } from '#office/catalogue/products/productReads.ts';
import { findRounded, type PriceValues } from './priceForm.ts';

const Fields = styled.div`
  display: flex;
  gap: 16px;
  > :last-child {
    flex: 1;
  }
`;

const modes = [
  { value: 'percent', label: 'By percent' },
  { value: 'dollars', label: 'By dollars' },
  { value: 'to', label: 'Set to' },
] as const;

const directions = [
  { value: 'up', label: 'Up' },
  { value: 'down', label: 'Down' },
] as const;

const percentage = { min: 0.01, decimals: 2, required: 'Enter a percentage' };
const validateRise = validateNumber({ ...percentage, max: 900 });
const validateFall = validateNumber({ ...percentage, max: 99 });
const validateAmount = validateMoney({ min: 1, max: maxProductCents, required: 'Enter an amount' });

interface PriceFieldsProps {
  form: UseFormReturn<PriceValues>;
  products: readonly ListedProduct[];
  change: PriceChange | undefined;
}

export function PriceFields({ form, products, change }: PriceFieldsProps) {
  const [mode, direction] = form.watch(['mode', 'direction']);
  return (
    <>
      <SegmentedField
        legend="How to change the price"
        hideLegend
        wide
        options={modes}
        value={mode}
        onChange={(next) => form.setValue('mode', next)}
      />
      <Fields>
        {mode !== 'to' && (
          <SegmentedField
            legend="Up or down"
            options={directions}
            value={direction}
            onChange={(next) => form.setValue('direction', next)}
          />
        )}
        <AmountField form={form} />
      </Fields>
      {mode !== 'to' && <RoundField form={form} rounded={findRounded(products, change)} />}
    </>
  );
}

function AmountField({ form }: Pick<PriceFieldsProps, 'form'>) {
  const { control } = form;
  const [mode, direction] = form.watch(['mode', 'direction']);
  return mode === 'percent' ? (
    <Controller
      key="percent"
      control={control}
      name="percent"
      rules={{ validate: direction === 'up' ? validateRise : validateFall }}
      render={({ field, fieldState }) => (
        <NumberField label="Percent" unit="%" decimals={2} error={fieldState.error?.message} {...field} />
      )}
    />
  ) : (
    <Controller
      key="cents"
      control={control}
      name="cents"
      rules={{ validate: validateAmount }}
      render={({ field, fieldState }) => (
        <MoneyField
          label={mode === 'to' ? 'New price' : 'Dollars'}
          error={fieldState.error?.message}
          {...field}
        />
      )}
    />
  );
}

interface RoundFieldProps extends Pick<PriceFieldsProps, 'form'> {
  rounded: ReturnType<typeof findRounded>;
}

const RoundField = ({ form, rounded }: RoundFieldProps) => (
  <Controller
    control={form.control}
    name="isRounded"
    render={({ field }) => (
      <Checkbox checked={field.value} onChange={field.onChange}>
        Round to whole dollars
        <small>
          {rounded
            ? `${formatMoney(rounded.exactCents)} becomes ${formatMoney(rounded.roundedCents)}`
            : 'Half a dollar goes up'}
        </small>
      </Checkbox>
    )}
  />
);
