import { messageOf } from '@bloomkin/shared/messages.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { type FormEvent, useRef, useState } from 'react';
import { call, messageOfError } from '../../api/call.ts';
import { PasswordField } from '../../components/ui/PasswordField.ts';
import { TextField } from '../../components/ui/TextField.ts';
import { signedIn } from '../../session/session.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { Form } from './formStyles.ts';

interface Faults {
  login?: string;
  password?: string;
  /** What the server or the network said. */
  whole?: string;
}

const faultsOf = (login: string, password: string): Faults => ({
  ...(login.trim() === '' && { login: messageOf('AUTH.INPUT.LOGIN_REQUIRED') }),
  ...(password === '' && { password: messageOf('AUTH.INPUT.PASSWORD_REQUIRED') }),
});

/** Sign-in by e-mail, phone or login and a password. What was typed stays when it fails. */
export function LoginForm() {
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const fail = (found: Faults) => {
    setFaults(found);
    form.current?.querySelector<HTMLInputElement>(`[name=${found.login ? 'login' : 'password'}]`)?.focus();
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [login, password] = [String(typed.get('login')), String(typed.get('password'))];
    const found = faultsOf(login, password);
    if (Object.keys(found).length > 0) return fail(found);
    setFaults({});
    setSending(true);
    try {
      signedIn((await call(logInByPassword, { body: { login: login.trim(), password } })).data);
    } catch (error) {
      setSending(false);
      fail({ whole: messageOfError(error) });
    }
  };

  return (
    <Form ref={form} onSubmit={send} noValidate>
      <FormError words={faults.whole} />
      <TextField
        label="E-mail, phone or login"
        name="login"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        hasError={faults.login !== undefined}
        errorMessage={faults.login}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        placeholder="000000"
        hasError={faults.password !== undefined}
        errorMessage={faults.password}
      />
      <SubmitButton isSending={isSending} sendingLabel="Signing in…">
        Sign in
      </SubmitButton>
    </Form>
  );
}
