import { getMessage } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useEffect } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AddressInput } from '#features/deliveryAddress/AddressInput.tsx';
import {
  type AddressValues,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';
import { choosePlace } from '#features/deliveryAddress/choosePlace.ts';
import { profileChanged } from '#session/session.ts';

interface DetailsValues {
  fio: string;
  address: AddressValues;
}

const toValues = ({ fio, location }: User): DetailsValues => ({ fio, address: toAddressValues(location) });

const validateName = (fio: string) => (fio.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined);

/** A changed address also becomes the shop's delivery address. */
async function saveDetails({ fio, address }: DetailsValues, isMoved: boolean): Promise<User> {
  const location = isMoved ? await resolveAddress(address) : undefined;
  const body = { fio: fio.trim(), ...(location !== undefined && { location }) };
  const { data } = await call(updateProfile, { body });
  profileChanged(data);
  if (location) choosePlace(location);
  return data;
}

/** Resets a pristine address field when the saved address changes elsewhere, such as in the header. */
function useNewestAddress(
  { getFieldState, resetField }: UseFormReturn<DetailsValues>,
  location: User['location'],
): void {
  useEffect(() => {
    if (!getFieldState('address').isDirty) resetField('address', { defaultValue: toAddressValues(location) });
  }, [getFieldState, resetField, location]);
}

export function DetailsForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: toValues(user) });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  useNewestAddress(form, user.location);
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { location: 'address' },
    async save(values) {
      const saved = toValues(await saveDetails(values, form.getFieldState('address').isDirty));
      // Changes made while saving stay, unsaved.
      if (JSON.stringify(form.getValues()) === JSON.stringify(values)) form.reset(saved);
      else form.resetDefaultValues(saved);
      void notify({ tone: 'success', message: getMessage('PROFILE.SAVED') });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextField
        label="Your name"
        autoComplete="name"
        maxLength={120}
        {...field(form, 'fio', { validate: validateName })}
      />
      <Controller
        control={form.control}
        name="address"
        render={({ field, fieldState }) => (
          <AddressInput
            label="Where you usually have flowers brought"
            {...field}
            error={fieldState.error?.message}
          />
        )}
      />
      <div>
        <SubmitButton busy={busy} busyLabel="Saving …" disabled={!isDirty}>
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
