import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { toApiAccount } from '#features/signIn/account.ts';
import { CodeForm } from '#features/signIn/CodeForm.tsx';
import { sentByNow, useAuthState } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { EnvelopePicture } from './EnvelopePicture.tsx';

const noFurther = async () => undefined;

export function EmailSentPage() {
  const state = useAuthState();
  if (!state?.sent) return <Navigate to={paths.registration()} replace />;
  return (
    <AuthPage title="Check your e-mail" lead={`Signing up as ${toApiAccount(state.account)}`}>
      <EnvelopePicture />
      <p>
        A four-digit code is on its way: type it here to finish signing up. If you already have an account,
        the code signs you in to it. Nothing there after a minute? Look in the spam folder too.
      </p>
      <CodeForm account={state.account} sent={sentByNow(state.sent, new Date())} onSignedIn={noFurther}>
        <AuthLink to={paths.registration()} state={state}>
          Use another address
        </AuthLink>
      </CodeForm>
    </AuthPage>
  );
}
