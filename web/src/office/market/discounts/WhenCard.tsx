import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { DateField } from '#components/form/DateField.tsx';
import { editedField } from '#components/form/field.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { validateNumber } from '#components/form/numberText.ts';
import { Card } from '#components/layout/Card.ts';
import { Fields } from './discountStyles.ts';
import type { DiscountValues } from './discountValues.ts';

export function WhenCard({ discount }: { discount: Discount | undefined }) {
  const form = useFormContext<DiscountValues>();
  return (
    <Card aria-label="When and how often">
      <h2>When and how often</h2>
      <Fields>
        <DateField label="From" optional {...editedField(form, 'from')} />
        <DateField
          label="To"
          optional
          {...editedField(form, 'to', {
            validate: (to) =>
              to && form.getValues('from') > to ? 'Must be the first day or later' : undefined,
          })}
        />
        <small data-wide="">
          Both days count, in the florist’s own time: a shop in Perth ends three hours after one in Sydney.
        </small>
        <LimitFields used={discount?.used ?? 0} />
      </Fields>
    </Card>
  );
}

const maxOrders = 1_000_000;

function LimitFields({ used }: { used: number }) {
  const { control } = useFormContext<DiscountValues>();
  return (
    <>
      <Controller
        control={control}
        name="limitTotal"
        rules={{ validate: validateNumber({ min: Math.max(1, used), max: maxOrders }) }}
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
        rules={{ validate: validateNumber({ min: 1, max: maxOrders }) }}
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
    </>
  );
}
