import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { field } from '#components/form/field.ts';

import { Form } from '#components/form/fieldStyles.ts';
import { TimeField } from '#components/form/TimeField.tsx';
import { nextWindow, validateWindow } from '#office/florist/deliveryValues.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { ShippingFormValues } from './shippingValues.ts';

/** A delivery window: from, to, remove. */
const WindowRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 200px)) auto;
  align-items: start;
  gap: 10px;
  > button {
    justify-self: start;
    margin-top: 28px;
  }
  @media (max-width: 767px) {
    gap: 8px;
    > button {
      padding-inline: 12px;
    }
    && input {
      min-width: 0;
      padding-inline: 12px 8px;
    }
  }
`;

const maxWindows = 12;

export function DefaultWindows({ form }: { form: UseFormReturn<ShippingFormValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'periods' });
  const addWindow = () => {
    const { start_time, stop_time } = nextWindow(form.getValues('periods'));
    append({ start_time, stop_time });
  };
  return (
    <Form as="div">
      {fields.length === 0 && <p>No windows: a new florist’s buyers choose a day, and its hours count.</p>}
      {fields.map(({ id }, index) => {
        const validate = () => validateWindow(form.getValues('periods'), index);
        const name = `window ${index + 1}`;
        return (
          <WindowRow key={id} role="group" aria-label={`Delivery ${name}`}>
            <TimeField label="From" {...field(form, `periods.${index}.start_time`, { validate })} />
            <TimeField label="To" {...form.register(`periods.${index}.stop_time`)} />
            <Button kind="quiet" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
              <OfficeIcon name="bin" size={20} />
            </Button>
          </WindowRow>
        );
      })}
      {fields.length < maxWindows && (
        <div>
          <Button onClick={addWindow}>
            <OfficeIcon name="plus" size={18} />
            Add a window
          </Button>
        </div>
      )}
    </Form>
  );
}
