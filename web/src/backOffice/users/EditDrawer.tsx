import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressInput } from '#features/deliveryAddress/AddressInput.tsx';
import { resolveAddress, toAddressValues } from '#features/deliveryAddress/addressValues.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { describeDifferences } from '../describeDifferences.ts';
import { useVersioned } from '../useVersioned.ts';
import { Foot, Form } from './userStyles.ts';

interface EditDrawerProps {
  user: EditableUser;
  open: boolean;
  onClose: () => void;
}

const labels = { fio: 'Name', email: 'E-mail', phone: 'Phone', login: 'Login', address: 'Delivery address' };

const toValues = ({ fio, email, phone, login, location }: EditableUser) => ({
  fio,
  email,
  phone,
  login,
  address: toAddressValues(location),
});

/** Sends changed fields only. Closing keeps the input, Cancel discards it. */
export function EditDrawer({ user, open, onClose }: EditDrawerProps) {
  const id = useId();
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm({ defaultValues: toValues(user) });
  const { errors, dirtyFields, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { base, theirs, takeTheirs } = edit;
  const discard = () => {
    if (theirs) takeTheirs();
    else form.reset();
    onClose();
  };
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { location: 'address' },
    async save({ address, ...values }) {
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
      const location = 'address' in dirtyFields ? await resolveAddress(address) : undefined;
      const saved = await edit.save((version) =>
        save({
          params: { id: user.id },
          body: {
            ...changed,
            ...(location !== undefined && { location }),
            ...(version !== undefined && { version }),
          },
        }),
      );
      if (!saved) return;
      onClose();
      void notify({ tone: 'success', message: 'The account is saved' });
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Edit ${user.fio}`}
      placement="panel"
      footer={
        <Foot>
          <SubmitButton form={id} busy={busy} busyLabel="Saving…" large={false}>
            {theirs ? 'Save mine over theirs' : 'Save'}
          </SubmitButton>
          <Button onClick={discard}>Cancel</Button>
        </Foot>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        {theirs && base && (
          <ConflictNote
            what="this account"
            areChanges
            theirs={describeDifferences(toValues(base), toValues(theirs), labels, Object.keys(labels))}
            onTakeTheirs={takeTheirs}
          />
        )}
        <TextField
          label={labels.fio}
          error={errors.fio?.message}
          {...form.register('fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
        />
        <TextField
          label={labels.email}
          type="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <TextField
          label={labels.phone}
          type="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
        <TextField label={labels.login} error={errors.login?.message} {...form.register('login')} />
        <Controller
          control={form.control}
          name="address"
          render={({ field, fieldState }) => (
            <AddressInput label={labels.address} {...field} error={fieldState.error?.message} />
          )}
        />
      </Form>
    </Dialog>
  );
}
