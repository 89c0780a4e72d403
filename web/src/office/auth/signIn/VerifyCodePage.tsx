import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { CodeForm } from '#features/signIn/CodeForm.tsx';
import { sentByNow, useAuthState } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';

const noFurther = async () => undefined;

/** Submits itself with the fourth digit. */
export function VerifyCodePage() {
  const state = useAuthState();
  if (!state?.sent) return <Navigate to={paths.partner()} replace />;
  return (
    <AuthPage title="Check your e-mail">
      <CodeForm account={state.account} sent={sentByNow(state.sent, new Date())} onSignedIn={noFurther}>
        <AuthLink to={paths.partner()}>Use another address</AuthLink>
      </CodeForm>
    </AuthPage>
  );
}
