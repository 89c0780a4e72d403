import { messageOf } from '@bloomkin/shared/messages.ts';
import { changePasswordFromLink } from '@bloomkin/shared/routes/auth.ts';
import { passwordFaultWords, shortestPassword } from '@bloomkin/shared/rules/password.ts';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { notify } from '../../components/notify.ts';
import { PasswordField } from '../../components/ui/PasswordField.ts';
import { useSending } from '../../features/signIn/useSending.ts';
import { sessionStore, signOut } from '../../session/session.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { Form } from './formStyles.ts';

const text = (typed: FormData, name: string) => String(typed.get(name) ?? '');

/** What can be known here; the server knows the rest, such as what is guessed first. */
function passwordWords(password: string): string | undefined {
  if (password === '') return messageOf('AUTH.INPUT.PASSWORD_REQUIRED');
  return [...password].length < shortestPassword ? passwordFaultWords.short : undefined;
}

/** Both are needed, and equal (specification, section 5). */
function check(typed: FormData) {
  const [password, password2] = [text(typed, 'password'), text(typed, 'password2')];
  const unequal = password2 !== password ? messageOf('AUTH.PASSWORD.EQUAL') : undefined;
  return {
    password: passwordWords(password),
    password2: password2 === '' ? messageOf('AUTH.VALIDATION.REQUIRED_FIELD') : unequal,
  };
}

/** A new password ended every session, so whoever is signed in here is forgotten too. */
async function forgetSession(): Promise<void> {
  if (sessionStore.read().status !== 'signedIn') return;
  await signOut().catch((error: unknown) => {
    // The server may have ended it already.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  });
}

export function ChangePasswordForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const { faults, failure, busy, onSubmit } = useSending({
    check,
    async send(typed) {
      const body = { password: text(typed, 'password'), password2: text(typed, 'password2'), code };
      await call(changePasswordFromLink, { body });
      await forgetSession();
      void notify({ tone: 'success', words: messageOf('AUTH.PASSWORD.SUCCESS') });
      void navigate('/auth', { replace: true });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError words={failure} />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        autoFocus
        descriptiveText={`${passwordFaultWords.short}.`}
        hasError={faults.password !== undefined}
        errorMessage={faults.password}
      />
      <PasswordField
        label="Repeat it"
        name="password2"
        autoComplete="new-password"
        hasError={faults.password2 !== undefined}
        errorMessage={faults.password2}
      />
      <SubmitButton isSending={busy} sendingLabel="Saving…">
        Save the password
      </SubmitButton>
    </Form>
  );
}
