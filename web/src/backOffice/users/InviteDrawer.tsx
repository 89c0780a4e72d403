import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { createUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useId } from 'react';
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
import {
  type CompanyChoice,
  CompanyCombobox,
  noCompany,
  validateCompany,
} from '../companies/CompanyCombobox.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { RolesField } from './RolesField.tsx';
import { useEmailAnswer } from './useEmailAnswer.ts';
import { Foot, Form } from './userStyles.ts';

interface InviteValues {
  fio: string;
  email: string;
  phone: string;
  roles: readonly Role[];
  company: CompanyChoice;
}

interface InviteDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The list's role, preselected if there is only one. */
  roles: readonly Role[];
  company?: CompanyChoice;
}

/** A person's position at a company follows from the first role. */
const companyHints: Partial<Readonly<Record<Role, string>>> = {
  ROLE_VENDOR: 'They become its owner. Empty: they register their own.',
  ROLE_MANAGER: 'They are hired there; rights are given on their page. Empty: they ask to join one.',
};

/** A warning keeps typed text from being lost with the page; Cancel discards it. */
export function InviteDrawer({ open, onClose, roles, company = noCompany }: InviteDrawerProps) {
  const id = useId();
  const navigate = useNavigate();
  const send = useMutation(createUser, { invalidates: [listUsers, getCompany] });
  const form = useForm<InviteValues>({
    defaultValues: { fio: '', email: '', phone: '', roles: roles.length === 1 ? roles : [], company },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const email = useEmailAnswer(form.watch('email'));
  const [firstRole] = form.watch('roles');
  const companyHint = firstRole && companyHints[firstRole];
  useEffect(() => {
    if (!open) form.reset();
  }, [open, form]);
  // A page without unsaved changes is left without a question.
  const discard = () => flushSync(() => form.reset());
  const cancel = () => {
    discard();
    onClose();
  };
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { company_id: 'company' },
    async save({ roles: chosen, company: { id: company_id }, ...values }) {
      const { data } = await send({
        body: {
          ...values,
          roles: JSON.stringify(chosen),
          ...(companyHint && company_id !== '' && { company_id }),
        },
      });
      discard();
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
          <Button onClick={cancel}>Cancel</Button>
        </Foot>
      }
    >
      <Form id={id} onSubmit={onSubmit} noValidate>
        <p>
          {company.id !== '' && <b>For {company.text}. </b>}They get an e-mail with a link to set a password.
        </p>
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
          aside={email.isFree && <OfficeIcon name="check" size={20} />}
          hint={email.hint}
          error={errors.email?.message ?? email.error}
          {...form.register('email', { validate: (text) => text.trim() !== '' || 'Enter email' })}
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
        {companyHint && (
          <Controller
            control={form.control}
            name="company"
            rules={{ validate: validateCompany }}
            render={({ field, fieldState }) => (
              <CompanyCombobox {...field} hint={companyHint} error={fieldState.error?.message} />
            )}
          />
        )}
      </Form>
    </Dialog>
  );
}
