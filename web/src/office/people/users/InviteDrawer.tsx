import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { useEffect, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { PhoneField } from '#components/form/PhoneField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import {
  type CompanyChoice,
  CompanyCombobox,
  noCompany,
  validateCompany,
} from '#office/people/companies/CompanyCombobox.tsx';
import { RolesFields } from './RolesFields.tsx';
import { type InviteValues, useInviteForm } from './useInviteForm.ts';
import { Foot, Form } from './userStyles.ts';

const debounceMs = 250;
const options = { keepPreviousData: false };

interface EmailAnswer {
  hint?: string;
  error?: string;
  isFree?: true;
}

/** Whose e-mail it is already, while it is typed. */
function useEmailAnswer(text: string): EmailAnswer {
  const typed = useDebounced(text.trim().toLowerCase(), debounceMs);
  const email = emailFault(typed) ? '' : typed;
  const { data } = useQuery(listUsers, email ? { query: { login: email } } : null, options);
  if (!email || !data || email !== text.trim().toLowerCase()) return {};
  const owner = data.data.find((user) => user.email.toLowerCase() === email);
  if (!owner) return { hint: 'Not in use yet', isFree: true };
  return { error: owner.fio ? `${owner.fio} has this e-mail already` : 'This e-mail is in use already' };
}

interface InviteDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The list's role, preselected if there is only one. */
  roles: readonly Role[];
  company?: CompanyChoice;
}

/** A warning keeps typed text from being lost with the page; Cancel discards it. */
export function InviteDrawer({ open, onClose, roles, company = noCompany }: InviteDrawerProps) {
  const id = useId();
  const initial = { roles: roles.length === 1 ? roles : [], company };
  const { form, companyHint, discard, onSubmit, busy } = useInviteForm(initial);
  useEffect(() => {
    if (!open) form.reset();
  }, [open, form]);
  const cancel = () => {
    discard();
    onClose();
  };
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
        <FormError message={form.formState.errors.root?.message} />
        <InviteFields form={form} companyHint={companyHint} />
      </Form>
    </Dialog>
  );
}

interface InviteFieldsProps {
  form: UseFormReturn<InviteValues>;
  /** Without one the role has no company. */
  companyHint: string | undefined;
}

function InviteFields({ form, companyHint }: InviteFieldsProps) {
  const { errors } = form.formState;
  const email = useEmailAnswer(form.watch('email'));
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        data-autofocus
        {...field(form, 'fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
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
      <RolesFields form={form} />
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
    </>
  );
}
