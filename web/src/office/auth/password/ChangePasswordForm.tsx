import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { changePasswordFromLink } from '@bloomkin/shared/routes/auth.ts';
import { passwordFaultMessages, shortestPassword } from '@bloomkin/shared/rules/password.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { PasswordField } from '#components/form/PasswordField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { sessionStore, signOut } from '#session/session.ts';
import { stored } from '#storage/storage.ts';

function validatePassword(password: string): string | undefined {
  if (password === '') return getMessage('AUTH.INPUT.PASSWORD_REQUIRED');
  return [...password].length < shortestPassword ? passwordFaultMessages.short : undefined;
}

function validateRepeat(password2: string, { password }: { password: string }): string | undefined {
  if (password2 === '') return getMessage('AUTH.VALIDATION.REQUIRED_FIELD');
  return password2 === password ? undefined : getMessage('AUTH.PASSWORD.EQUAL');
}

/** A new password ends every session on the server. */
async function forgetSession(): Promise<void> {
  if (sessionStore.read().status !== 'signedIn') return;
  await signOut();
}

interface ChangePasswordFormProps {
  code: string;
  /** The account, for password managers. */
  email: string;
}

export function ChangePasswordForm({ code, email }: ChangePasswordFormProps) {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', password2: '' } });
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      await call(changePasswordFromLink, { body: { ...values, code } });
      await forgetSession();
      stored.partnerEmail.write(email);
      void notify({ tone: 'success', message: getMessage('AUTH.PASSWORD.SUCCESS') });
      void navigate(paths.login(), { replace: true });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        hint={`${passwordFaultMessages.short}.`}
        {...field(form, 'password', { validate: validatePassword })}
      />
      <PasswordField
        label="Repeat it"
        autoComplete="new-password"
        {...field(form, 'password2', { validate: validateRepeat })}
      />
      <SubmitButton busy={busy} busyLabel="Saving…">
        Save the password
      </SubmitButton>
    </Form>
  );
}
