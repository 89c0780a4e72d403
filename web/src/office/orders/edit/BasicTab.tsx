import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { DateField } from '#components/form/DateField.tsx';
import { field } from '#components/form/field.ts';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { validatePhone } from '#components/form/validators.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { AddressBox } from './AddressBox.tsx';
import { DayWindows } from './DayWindows.tsx';
import type { EditValues } from './editValues.ts';

export function BasicTab({ order }: { order: Order }) {
  return (
    <Stack>
      <WhenCard order={order} />
      {!order.isPickup && <WhereCard order={order} />}
      <MessagesCard isPickup={order.isPickup} />
    </Stack>
  );
}

function WhenCard({ order }: { order: Order }) {
  const form = useFormContext<EditValues>();
  const hasDay = order.deliveryDay !== null;
  const hasPeriod = order.delivery_period !== null;
  const validateTime = (time: string) => {
    const { start, stop } = form.getValues();
    return time === '' && (hasPeriod || start !== stop) ? 'Choose a time' : undefined;
  };
  const validateStop = (stop: string) => {
    const { start } = form.getValues();
    return validateTime(stop) ?? (stop !== '' && stop <= start ? 'Must end after it begins' : undefined);
  };
  return (
    <Card aria-labelledby="edit-when">
      <h2 id="edit-when">{order.isPickup ? 'Picked up' : 'Delivered'}</h2>
      <Stack>
        <DateField
          label="Day"
          {...field(form, 'day', { validate: (day) => (hasDay && day === '' ? 'Choose a day' : undefined) })}
        />
        <DayWindows order={order} />
        <FieldPair>
          <TimeField label="From" {...field(form, 'start', { validate: validateTime })} />
          <TimeField label="Until" {...field(form, 'stop', { validate: validateStop })} />
        </FieldPair>
      </Stack>
    </Card>
  );
}

function WhereCard({ order }: { order: Order }) {
  const form = useFormContext<EditValues>();
  const { control, formState } = form;
  const { errors } = formState;
  const price = deliveryPriceLabel(order.delivery_cost).toLowerCase();
  return (
    <Card aria-labelledby="edit-where">
      <h2 id="edit-where">Goes to</h2>
      <Stack>
        <Controller
          control={control}
          name="address"
          rules={{ validate: ({ text }) => (text.trim() === '' ? 'Enter the address' : undefined) }}
          render={({ field: { value, onChange, ref } }) => (
            <AddressBox
              ref={ref}
              value={value}
              onChange={onChange}
              error={errors.address?.message}
              hint={`The delivery stays ${price}, wherever it goes.`}
            />
          )}
        />
        <FieldPair>
          <TextField
            label="Recipient"
            optional
            maxLength={120}
            autoComplete="off"
            {...field(form, 'recipientName')}
          />
          <TextField
            label="Recipient’s phone"
            optional
            type="tel"
            maxLength={30}
            autoComplete="off"
            {...field(form, 'recipientPhone', { validate: validatePhone })}
          />
        </FieldPair>
      </Stack>
    </Card>
  );
}

function MessagesCard({ isPickup }: { isPickup: boolean }) {
  const form = useFormContext<EditValues>();
  return (
    <Card aria-labelledby="edit-messages">
      <h2 id="edit-messages">Card and note</h2>
      <Stack>
        <TextAreaField
          label="Card message"
          optional
          rows={3}
          maxLength={300}
          hint="At most 300 characters"
          {...field(form, 'cardMessage')}
        />
        <TextAreaField
          label={isPickup ? 'Note' : 'Note for the driver'}
          optional
          rows={3}
          maxLength={500}
          hint="At most 500 characters"
          {...field(form, 'comment')}
        />
      </Stack>
    </Card>
  );
}
