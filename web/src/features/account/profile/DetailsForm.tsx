import { getMessage } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
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

/** Saves name and address; the address also becomes the shop's delivery address. */
async function saveDetails({ fio, address }: DetailsValues): Promise<User> {
  const location = await resolveAddress(address);
  const body = { fio: fio.trim(), location };
  const { data } = await call(updateProfile, { body });
  profileChanged(data);
  if (location) choosePlace(location);
  return data;
}

export function DetailsForm({ user }: { user: User }) {
  const form = useForm({ defaultValues: toValues(user) });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { location: 'address' },
    async save(values) {
      const saved = toValues(await saveDetails(values));
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
        {...form.register('fio', { validate: validateName })}
        error={errors.fio?.message}
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
