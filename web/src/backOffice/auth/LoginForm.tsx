import { messageOf } from '@bloomkin/shared/messages.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { call } from '../../api/call.ts';
import { PasswordField } from '../../components/form/amplify/PasswordField.ts';
import { TextField } from '../../components/form/amplify/TextField.ts';
import { useSending } from '../../features/signIn/useSending.ts';
import { signedIn } from '../../session/session.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { Form } from './formStyles.ts';

const text = (typed: FormData, name: string) => String(typed.get(name) ?? '');

const check = (typed: FormData) => ({
  login: text(typed, 'login').trim() === '' ? messageOf('AUTH.INPUT.LOGIN_REQUIRED') : undefined,
  password: text(typed, 'password') === '' ? messageOf('AUTH.INPUT.PASSWORD_REQUIRED') : undefined,
});

async function send(typed: FormData): Promise<void> {
  const body = { login: text(typed, 'login').trim(), password: text(typed, 'password') };
  signedIn((await call(logInByPassword, { body })).data);
}

interface LoginFormProps {
  /** Whom the screen says it is for: the field is hidden. */
  known?: string;
  /** What the field begins with. */
  filledIn?: string | undefined;
}

/** Sign-in by e-mail, phone or login and a password. What was typed stays when it fails. */
export function LoginForm({ known, filledIn }: LoginFormProps) {
  const { faults, failure, busy, onSubmit } = useSending({ check, send, tryAgainWith: 'password' });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError words={failure} />
      {known ? (
        <input type="text" name="login" autoComplete="username" value={known} readOnly hidden />
      ) : (
        <TextField
          label="E-mail, phone or login"
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={filledIn}
          autoFocus={filledIn === undefined}
          hasError={faults.login !== undefined}
          errorMessage={faults.login}
        />
      )}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder="000000"
        autoFocus={known !== undefined || filledIn !== undefined}
        hasError={faults.password !== undefined}
        errorMessage={faults.password}
      />
      <SubmitButton isSending={busy} sendingLabel="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
