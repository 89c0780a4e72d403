import { messageOf } from '@bloomkin/shared/messages.ts';
import { sendResetLink } from '@bloomkin/shared/routes/auth.ts';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { notify } from '../../components/feedback/notify.ts';
import { type Account, sentValue } from '../../features/signIn/account.ts';
import { failureWords } from '../../features/signIn/failureWords.ts';
import { Hint } from '../../features/signIn/signInStyles.ts';
import { FormError } from '../FormError.tsx';
import { AuthPage } from './AuthPage.tsx';
import { useAuthState } from './authState.ts';
import { AuthLink } from './authWay.tsx';
import { EnvelopePicture } from './EnvelopePicture.tsx';

/** After asking for a link: what to look for, and another one. */
export function ForgotPasswordEmailPage() {
  const account = useAuthState()?.account;
  if (!account) return <Navigate to="/auth/forgot-password" replace />;
  return (
    <AuthPage title="Check your e-mail">
      <EnvelopePicture />
      <p>
        {messageOf('AUTH.FORGOT.EMAIL_SENT')} It goes to <b>{sentValue(account)}</b>, works once and for one
        hour.
      </p>
      <SendAgain account={account} />
    </AuthPage>
  );
}

function SendAgain({ account }: { account: Account }) {
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(sendResetLink, { query: { email: sentValue(account) } });
      void notify({ tone: 'success', message: messageOf('AUTH.FORGOT.EMAIL_SENT') });
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormError words={failure} />
      <Hint>
        Nothing there after a minute? Look in the spam folder, or{' '}
        <button type="button" onClick={send}>
          send it again
        </button>
        {' · '}
        <AuthLink to="/auth/partner">Back to sign in</AuthLink>
      </Hint>
    </>
  );
}
