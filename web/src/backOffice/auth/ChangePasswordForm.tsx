import { messageOf } from '@bloomkin/shared/messages.ts';
import { changePasswordFromLink } from '@bloomkin/shared/routes/auth.ts';
import { passwordFaultWords, shortestPassword } from '@bloomkin/shared/rules/password.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { notify } from '../../components/feedback/notify.ts';
import { PasswordField } from '../../components/form/amplify/PasswordField.ts';
import { useSending } from '../../features/signIn/useSending.ts';
import { sessionStore, signOut } from '../../session/session.ts';
import { stored } from '../../storage/storage.ts';
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
  await signOut();
}

interface ChangePasswordFormProps {
  code: string;
  /** Whose password it is. */
  email: string;
}

export function ChangePasswordForm({ code, email }: ChangePasswordFormProps) {
  const navigate = useNavigate();
  const { faults, failure, busy, onSubmit } = useSending({
    check,
    async send(typed) {
      const body = { password: text(typed, 'password'), password2: text(typed, 'password2'), code };
      await call(changePasswordFromLink, { body });
      await forgetSession();
      stored.partnerEmail.write(email);
      void notify({ tone: 'success', message: messageOf('AUTH.PASSWORD.SUCCESS') });
      void navigate('/auth/login', { replace: true });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError words={failure} />
      {/* Tells a password manager whose password it keeps. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
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
