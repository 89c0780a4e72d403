import { getMessage } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { type Account, emailMessages, serverFieldNames, validateAccount } from './account.ts';
import { type NewRole, register } from './signInCalls.ts';
import { Hint, Terms } from './signInStyles.ts';
import type { AccountForm } from './useAccount.ts';

interface SignUpFormProps {
  accountForm: AccountForm;
  children: ReactNode;
  newRole: NewRole;
  /** What the optional e-mail is for. */
  emailHint?: string;
  onSent: (account: Account, sent: CodeSent) => void;
}

const validateName = (fio: string) =>
  fio.trim() === '' ? getMessage('AUTH.INPUT.NAME_REQUIRED') : undefined;

const validateOptionalEmail = (email: string) =>
  email.trim() === ''
    ? undefined
    : validateAccount({ kind: 'email', value: email }, emailMessages.registration);

/** An existing account gets a code too, so that its existence stays secret. */
export function SignUpForm({
  accountForm,
  children,
  newRole,
  emailHint = 'For confirmations of your orders.',
  onSent,
}: SignUpFormProps) {
  const { form, kind, toAccount } = accountForm;
  const [accepted, setAccepted] = useState(false);
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: serverFieldNames,
    networkMessage: getMessage('ERROR.CONNECTION'),
    async save(values) {
      const account = toAccount(values);
      const { fio, email } = values;
      onSent(account, await register(account, { fio: fio.trim(), email: email.trim(), role: newRole }));
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField
        label="Your name"
        autoComplete="name"
        hint="Your first name is enough."
        maxLength={120}
        {...field(form, 'fio', { validate: validateName })}
      />
      {children}
      {kind === 'phone' && (
        <TextField
          label="E-mail (optional)"
          type="email"
          autoComplete="email"
          hint={emailHint}
          maxLength={200}
          {...field(form, 'email', { validate: validateOptionalEmail })}
        />
      )}
      <TermsCheck accepted={accepted} onChange={setAccepted} />
      <FormError message={errors.root?.message} />
      <SubmitButton busy={busy} busyLabel="One moment …" wide disabled={!accepted}>
        Next
      </SubmitButton>
      <Hint>By signing up you accept the agreement above. We never sell your details.</Hint>
    </Form>
  );
}

interface TermsCheckProps {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}

/** Both texts open in a dialog, so that no input is lost. */
const TermsCheck = ({ accepted, onChange }: TermsCheckProps) => (
  <Terms>
    <Checkbox checked={accepted} onChange={onChange}>
      I agree to the conditions and the privacy policy
    </Checkbox>
    <div>
      <span>Read the </span>
      <DocumentLink name="user_agreement" title="conditions" />
      <span> and the </span>
      <DocumentLink name="privacy" title="privacy policy" />
      <span>. {!accepted && `${getMessage('AUTH.INPUT.TERMS_REQUIRED')}.`}</span>
    </div>
  </Terms>
);
