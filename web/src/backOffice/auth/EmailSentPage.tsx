import { Navigate } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { sentValue } from '../../features/signIn/account.ts';
import { Hint } from '../../features/signIn/signInStyles.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthState } from './authState.ts';
import { AuthLink, useGoOn } from './authWay.tsx';
import { EnvelopePicture } from './EnvelopePicture.tsx';

/** After signing up by e-mail: what to look for, for a new address and for a known one alike. */
export function EmailSentPage() {
  const state = useAuthState();
  const goOn = useGoOn();
  if (!state?.sent) return <Navigate to="/auth/registration" replace />;
  return (
    <AuthPage title="We sent you an e-mail">
      <EnvelopePicture />
      <p>
        It is on its way to <b>{sentValue(state.account)}</b> and holds a four-digit code. If you already have
        an account, the code signs you in to it.
      </p>
      <Button kind="brand" large wide onClick={() => goOn('/auth/verify-code', state)}>
        Enter the code
      </Button>
      <Hint>
        Nothing there after a minute? Look in the spam folder, or{' '}
        <AuthLink to="/auth/registration" state={state}>
          try another address
        </AuthLink>
        .
      </Hint>
    </AuthPage>
  );
}
