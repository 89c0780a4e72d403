import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { Foot, Form } from './userStyles.ts';

interface EditDrawerProps {
  user: EditableUser;
  open: boolean;
  onClose: () => void;
}

const toValues = ({ fio, email, phone, login }: EditableUser) => ({ fio, email, phone, login });

/** Sends what was changed alone. */
export function EditDrawer({ user, open, onClose }: EditDrawerProps) {
  const id = useId();
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm({ defaultValues: toValues(user) });
  const { errors, dirtyFields, isDirty } = form.formState;
  useUnsavedChanges(open && isDirty);
  useEffect(() => {
    if (open) form.reset(toValues(user));
  }, [open, user, form]);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const changed = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
      const version = user.version !== undefined && { version: user.version };
      await save({ params: { id: user.id }, body: { ...changed, ...version } });
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
            Save
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </Foot>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        <TextField
          label="Name"
          error={errors.fio?.message}
          {...form.register('fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
        />
        <TextField label="E-mail" type="email" error={errors.email?.message} {...form.register('email')} />
        <TextField label="Phone" type="tel" error={errors.phone?.message} {...form.register('phone')} />
        <TextField label="Login" error={errors.login?.message} {...form.register('login')} />
      </Form>
    </Dialog>
  );
}
