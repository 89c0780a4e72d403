import { maxPercent } from '@bloomkin/shared/rules/discount.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { editedField } from '#components/form/field.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Card } from '#components/layout/Card.ts';
import { Fields } from './discountStyles.ts';
import { type DiscountValues, validateAmount, validatePercent } from './discountValues.ts';

const usedByOptions = [
  { value: 'automatic', label: 'By itself' },
  { value: 'code', label: 'With a code' },
] as const;
const kindOptions = [
  { value: 'percent', label: 'Per cent' },
  { value: 'amount', label: 'Amount' },
] as const;

/** `most`: see `validatePercent`. */
export function TakesOffCard({ most }: { most: number }) {
  const form = useFormContext<DiscountValues>();
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Card aria-label="What it takes off">
      <h2>What it takes off</h2>
      <Fields>
        <div data-wide="">
          <TextField
            label="Name"
            hint="Buyers read it in the cart and on the receipt"
            maxLength={60}
            {...editedField(form, 'name', {
              validate: (name) => (name.trim() === '' ? 'Enter name' : undefined),
            })}
          />
        </div>
        <CodeFields />
        <Controller
          control={control}
          name="kind"
          render={({ field }) => (
            <SegmentedField
              wide
              legend="Kind"
              options={kindOptions}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        {kind === 'percent' ? <PercentField most={most} /> : <AmountField />}
        <div data-wide="">
          <SwitchField label="On" hint="Switched off, it counts nowhere" {...form.register('active')} />
        </div>
      </Fields>
    </Card>
  );
}

function CodeFields() {
  const form = useFormContext<DiscountValues>();
  const { control } = form;
  const usedBy = useWatch({ control, name: 'usedBy' });
  return (
    <>
      <Controller
        control={control}
        name="usedBy"
        render={({ field }) => (
          <SegmentedField
            wide
            legend="How it is used"
            options={usedByOptions}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {usedBy === 'code' ? (
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          {...editedField(form, 'code', {
            validate: (code) =>
              usedBy !== 'code' || /^[a-z0-9][a-z0-9-]{2,19}$/i.test(code.trim())
                ? undefined
                : 'Use 3 to 20 letters and digits, such as MAY10',
          })}
        />
      ) : (
        <span />
      )}
    </>
  );
}

const PercentField = ({ most }: { most: number }) => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="percent"
    rules={{ validate: validatePercent(most) }}
    render={({ field, fieldState }) => (
      <NumberField
        label="Takes off"
        unit="%"
        hint={
          most < maxPercent
            ? `1 to ${Math.floor(most)}: Bloomkin pays it out of its commission`
            : `1 to ${most}`
        }
        {...field}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
    )}
  />
);

const AmountField = () => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="amount"
    rules={{ validate: validateAmount }}
    render={({ field, fieldState }) => (
      <MoneyField
        label="Takes off"
        hint="Once an order"
        {...field}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
    )}
  />
);
