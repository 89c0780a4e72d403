import { maxPercent } from '@bloomkin/shared/rules/discount.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '#components/form/DateField.tsx';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { validateMoney, validateNumber } from '#components/form/numberText.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { GreenSwitch } from '../categories/categoryStyles.ts';
import { Card } from '../pageStyles.ts';
import { Fields } from './discountStyles.ts';
import type { DiscountValues } from './discountValues.ts';

const usedByOptions = [
  { value: 'automatic', label: 'By itself' },
  { value: 'code', label: 'With a code' },
] as const;
const kindOptions = [
  { value: 'percent', label: 'Per cent' },
  { value: 'amount', label: 'Amount' },
] as const;

const mostAmountCents = 100_000;

export function TakesOffCard() {
  const { register, control, formState } = useFormContext<DiscountValues>();
  const { errors, dirtyFields } = formState;
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
            {...register('name', { validate: (name) => (name.trim() === '' ? 'Enter name' : undefined) })}
            error={errors.name?.message}
            changed={dirtyFields.name}
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
        {kind === 'percent' ? <PercentField /> : <AmountField />}
        <div data-wide="">
          <GreenSwitch>
            <SwitchField label="On" hint="Switched off, it counts nowhere" {...register('active')} />
          </GreenSwitch>
        </div>
      </Fields>
    </Card>
  );
}

function CodeFields() {
  const { register, control, formState } = useFormContext<DiscountValues>();
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
          {...register('code', {
            validate: (code) =>
              usedBy !== 'code' || /^[a-z0-9][a-z0-9-]{2,19}$/i.test(code.trim())
                ? undefined
                : 'Use 3 to 20 letters and digits, such as MAY10',
          })}
          error={formState.errors.code?.message}
          changed={formState.dirtyFields.code}
        />
      ) : (
        <span />
      )}
    </>
  );
}

const required = 'Enter how much it takes off';

const PercentField = () => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="percent"
    rules={{ validate: validateNumber({ min: 1, max: maxPercent, required }) }}
    render={({ field, fieldState }) => (
      <NumberField
        label="Takes off"
        unit="%"
        hint={`1 to ${maxPercent}`}
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
    rules={{ validate: validateMoney({ min: 1, max: mostAmountCents, required }) }}
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

export function WhenCard({ discount }: { discount: Discount | undefined }) {
  const { register, control, formState, getValues } = useFormContext<DiscountValues>();
  const { errors, dirtyFields } = formState;
  const used = discount?.used ?? 0;
  return (
    <Card aria-label="When and how often">
      <h2>When and how often</h2>
      <Fields>
        <DateField
          label="From"
          optional
          {...register('from')}
          error={errors.from?.message}
          changed={dirtyFields.from}
        />
        <DateField
          label="To"
          optional
          {...register('to', {
            validate: (to) => (to && getValues('from') > to ? 'Must be the first day or later' : undefined),
          })}
          error={errors.to?.message}
          changed={dirtyFields.to}
        />
        <small data-wide="">
          Both days count, in the florist’s own time: a shop in Perth ends three hours after one in Sydney.
        </small>
        <Controller
          control={control}
          name="limitTotal"
          rules={{ validate: validateNumber({ min: Math.max(1, used), max: 1_000_000 }) }}
          render={({ field, fieldState }) => (
            <NumberField
              label="In all"
              optional
              hint={used > 0 ? `${used} used. Not under ${used}` : 'Orders. Empty: no limit'}
              {...field}
              error={fieldState.error?.message}
              changed={fieldState.isDirty}
            />
          )}
        />
        <Controller
          control={control}
          name="limitPerPerson"
          rules={{ validate: validateNumber({ min: 1, max: 1_000_000 }) }}
          render={({ field, fieldState }) => (
            <NumberField
              label="A person"
              optional
              hint="By account, checked when they order"
              {...field}
              error={fieldState.error?.message}
              changed={fieldState.isDirty}
            />
          )}
        />
      </Fields>
    </Card>
  );
}
