import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { sendResetLink } from '@bloomkin/shared/routes/auth.ts';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';
import { type Account, toApiAccount } from '#features/signIn/account.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { useAuthState } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { EnvelopePicture } from '#office/auth/registration/EnvelopePicture.tsx';

export function ForgotPasswordEmailPage() {
  const account = useAuthState()?.account;
  if (!account) return <Navigate to={paths.forgotPassword()} replace />;
  return (
    <AuthPage title="Check your e-mail">
      <EnvelopePicture />
      <p>
        {getMessage('AUTH.FORGOT.EMAIL_SENT')} It goes to <b>{toApiAccount(account)}</b>, works once and for
        one hour.
      </p>
      <SendAgain account={account} />
    </AuthPage>
  );
}

function SendAgain({ account }: { account: Account }) {
  const [failure, setFailure] = useState<string>();
  const { run: send } = useAction(
    async () => {
      setFailure(undefined);
      await call(sendResetLink, { query: { email: toApiAccount(account) } });
      void notify({ tone: 'success', message: getMessage('AUTH.FORGOT.EMAIL_SENT') });
    },
    (error) => setFailure(describeError(error)),
  );
  return (
    <>
      <FormError message={failure} />
      <Hint>
        Nothing there after a minute? Look in the spam folder, or{' '}
        <button type="button" onClick={() => void send()}>
          send it again
        </button>
        {' · '}
        <AuthLink to={paths.partner()}>Back to sign in</AuthLink>
      </Hint>
    </>
  );
}
