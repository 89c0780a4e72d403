import { forgotPassword } from '@bloomkin/shared/routes/auth.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { TextField } from '../../components/form/amplify/TextField.ts';
import { accountFault, emailKeys } from '../../features/signIn/account.ts';
import { useSending } from '../../features/signIn/useSending.ts';
import { stored } from '../../storage/storage.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { authState, useAuthState } from './authState.ts';
import { useGoOn } from './authWay.tsx';
import { Form } from './formStyles.ts';

/** The answer is the same whether the address has an account or not. */
export function ForgotPasswordForm() {
  const given = useAuthState()?.account;
  const [email, setEmail] = useState(given?.kind === 'email' ? given.value : '');
  const goOn = useGoOn();
  const account = { kind: 'email' as const, value: email.trim() };
  const { faults, failure, busy, onSubmit } = useSending({
    check: () => ({ email: accountFault(account, emailKeys.signIn) }),
    async send() {
      await call(forgotPassword, { query: { email: account.value } });
      // Who comes back with a new password finds the address filled in.
      stored.partnerEmail.write(account.value);
      goOn('/auth/forgot-password-email', authState({ account }));
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError words={failure} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        hasError={faults.email !== undefined}
        errorMessage={faults.email}
      />
      <SubmitButton isSending={busy} sendingLabel="Sending…">
        Send me a link
      </SubmitButton>
    </Form>
  );
}
