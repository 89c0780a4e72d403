import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Controller, useFormContext } from 'react-hook-form';
import { DateField } from '#components/form/DateField.tsx';
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
  const { register, formState, getValues } = useFormContext<EditValues>();
  const { errors } = formState;
  const hasDay = order.deliveryDay !== null;
  const hasPeriod = order.delivery_period !== null;
  const validateTime = (time: string) => {
    const { start, stop } = getValues();
    return time === '' && (hasPeriod || start !== stop) ? 'Choose a time' : undefined;
  };
  const validateStop = (stop: string) => {
    const { start } = getValues();
    return validateTime(stop) ?? (stop !== '' && stop <= start ? 'Must end after it begins' : undefined);
  };
  return (
    <Card aria-labelledby="edit-when">
      <h2 id="edit-when">{order.isPickup ? 'Picked up' : 'Delivered'}</h2>
      <Stack>
        <DateField
          label="Day"
          {...register('day', { validate: (day) => (hasDay && day === '' ? 'Choose a day' : undefined) })}
          error={errors.day?.message}
        />
        <DayWindows order={order} />
        <FieldPair>
          <TimeField
            label="From"
            {...register('start', { validate: validateTime })}
            error={errors.start?.message}
          />
          <TimeField
            label="Until"
            {...register('stop', { validate: validateStop })}
            error={errors.stop?.message}
          />
        </FieldPair>
      </Stack>
    </Card>
  );
}

function WhereCard({ order }: { order: Order }) {
  const { register, control, formState } = useFormContext<EditValues>();
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
            {...register('recipientName')}
            error={errors.recipientName?.message}
          />
          <TextField
            label="Recipient’s phone"
            optional
            type="tel"
            maxLength={30}
            autoComplete="off"
            {...register('recipientPhone', { validate: validatePhone })}
            error={errors.recipientPhone?.message}
          />
        </FieldPair>
      </Stack>
    </Card>
  );
}

function MessagesCard({ isPickup }: { isPickup: boolean }) {
  const { register, formState } = useFormContext<EditValues>();
  const { errors } = formState;
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
          {...register('cardMessage')}
          error={errors.cardMessage?.message}
        />
        <TextAreaField
          label={isPickup ? 'Note' : 'Note for the driver'}
          optional
          rows={3}
          maxLength={500}
          hint="At most 500 characters"
          {...register('comment')}
          error={errors.comment?.message}
        />
      </Stack>
    </Card>
  );
}
