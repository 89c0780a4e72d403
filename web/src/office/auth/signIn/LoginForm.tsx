import { getMessage } from '@bloomkin/shared/messages.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { PasswordField } from '#components/form/PasswordField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ApiError } from '#errors/apiError.ts';
import { AppCodeField, validateAppCode } from '#features/account/security/AppCodeField.tsx';
import { signedIn } from '#session/session.ts';

const validateLogin = (login: string) =>
  login.trim() === '' ? getMessage('AUTH.INPUT.LOGIN_REQUIRED') : undefined;

const validatePassword = (password: string) =>
  password === '' ? getMessage('AUTH.INPUT.PASSWORD_REQUIRED') : undefined;

interface LoginFormProps {
  known?: string;
  initialLogin?: string | undefined;
}

export function LoginForm({ known, initialLogin }: LoginFormProps) {
  const form = useForm({
    defaultValues: { login: known ?? initialLogin ?? '', password: '', code: '' },
  });
  const [asksCode, setAsksCode] = useState(false);
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    retryField: asksCode ? 'code' : 'password',
    async save({ login, password, code }) {
      const body = { login: login.trim(), password, ...(code && { code }) };
      try {
        signedIn((await call(logInByPassword, { body })).data);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'AUTH.SECOND_FACTOR.REQUIRED')) throw error;
        setAsksCode(true);
      }
    },
  });
  const login = form.register('login', { validate: validateLogin });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      {known ? (
        <input type="text" autoComplete="username" readOnly hidden {...login} />
      ) : (
        <TextField
          label="E-mail, phone or login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus={initialLogin === undefined}
          {...login}
          error={errors.login?.message}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        placeholder="000000"
        autoFocus={known !== undefined || initialLogin !== undefined}
        {...field(form, 'password', { validate: validatePassword })}
      />
      {asksCode && (
        <AppCodeField
          autoFocus
          hint="Lost your phone? Another admin, or our team, resets this step."
          {...field(form, 'code', { validate: validateAppCode })}
        />
      )}
      <SubmitButton busy={busy} busyLabel="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
