import { paths } from '@bloomkin/shared/pages.ts';
import { createUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { PhoneField } from '#components/form/PhoneField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { RolesField } from './RolesField.tsx';
import { Foot, Form } from './userStyles.ts';

interface InviteValues {
  fio: string;
  email: string;
  phone: string;
  roles: readonly Role[];
}

interface InviteDrawerProps {
  open: boolean;
  onClose: () => void;
  /** Of the list: chosen to begin with where it is one. */
  roles: readonly Role[];
}

/** Closing keeps what was typed, Cancel drops it. */
export function InviteDrawer({ open, onClose, roles }: InviteDrawerProps) {
  const id = useId();
  const navigate = useNavigate();
  const send = useMutation(createUser, { invalidates: [listUsers] });
  const form = useForm<InviteValues>({
    defaultValues: { fio: '', email: '', phone: '', roles: roles.length === 1 ? roles : [] },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const discard = () => {
    form.reset();
    onClose();
  };
  const { onSubmit, busy } = useSubmit(form, {
    async save({ roles: chosen, ...values }) {
      const { data } = await send({ body: { ...values, roles: JSON.stringify(chosen) } });
      // The page is left: by then nothing is unsaved.
      flushSync(discard);
      void notify({ tone: 'success', message: `An invitation is on its way to ${data.email}` });
      void navigate(paths.user(data.id));
    },
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite someone"
      placement="panel"
      footer={
        <Foot>
          <SubmitButton form={id} busy={busy} busyLabel="Sending…" large={false}>
            Send invitation
          </SubmitButton>
          <Button onClick={discard}>Cancel</Button>
        </Foot>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <p>They get an e-mail with a link to set a password.</p>
        <FormError message={errors.root?.message} />
        <TextField
          label="Name"
          autoComplete="off"
          data-autofocus
          error={errors.fio?.message}
          {...form.register('fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { validate: (email) => email.trim() !== '' || 'Enter email' })}
        />
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => (
            <PhoneField
              {...field}
              label="Phone"
              hint="Only if they sign in by code. Mobiles only."
              error={errors.phone?.message}
              optional
            />
          )}
        />
        <Controller
          control={form.control}
          name="roles"
          rules={{ validate: (chosen) => chosen.length > 0 || 'Choose a role' }}
          render={({ field, fieldState }) => (
            <RolesField
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </Form>
    </Dialog>
  );
}
