import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import {
  type DeliveryValues,
  nextWindow,
  validateCapacity,
  validateWindow,
} from '#office/florist/deliveryValues.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';

/** A delivery window: from, to, orders, remove. */
const WindowRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(132px, 1fr)) minmax(132px, 1fr) auto;
  align-items: start;
  gap: 10px;
  > button {
    margin-top: 28px;
  }
  @media (max-width: 767px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding-bottom: 16px;
    border-bottom: 1px solid var(--bk-border-subtle);
    > button {
      justify-self: end;
    }
  }
`;

const maxWindows = 12;

export function DeliveryWindows({ form }: { form: UseFormReturn<DeliveryValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'periods' });
  return (
    <Form as="div">
      {fields.length === 0 && (
        <p>No windows yet: buyers choose a day, and you bring the flowers in your hours.</p>
      )}
      {fields.map((field, index) => (
        <DeliveryWindow key={field.id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < maxWindows && (
        <div>
          <Button onClick={() => append(nextWindow(form.getValues('periods')))}>
            <OfficeIcon name="plus" size={18} />
            Add a window
          </Button>
        </div>
      )}
    </Form>
  );
}

interface DeliveryWindowProps {
  form: UseFormReturn<DeliveryValues>;
  index: number;
  onRemove: () => void;
}

function DeliveryWindow({ form, index, onRemove }: DeliveryWindowProps) {
  const errors = form.formState.errors.periods?.[index];
  const validate = () => validateWindow(form.getValues('periods'), index);
  const name = `window ${index + 1}`;
  return (
    <WindowRow role="group" aria-label={`Delivery ${name}`}>
      <TimeField label="From" {...field(form, `periods.${index}.start_time`, { validate })} />
      <TimeField label="To" {...form.register(`periods.${index}.stop_time`)} />
      <Controller
        name={`periods.${index}.capacity`}
        control={form.control}
        rules={{ validate: validateCapacity }}
        render={({ field }) => (
          <NumberField
            {...field}
            label="Orders"
            optional
            placeholder="No limit"
            error={errors?.capacity?.message}
          />
        )}
      />
      <Button kind="quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        <OfficeIcon name="bin" size={20} />
      </Button>
    </WindowRow>
  );
}
