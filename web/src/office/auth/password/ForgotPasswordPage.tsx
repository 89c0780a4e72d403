import { paths } from '@bloomkin/shared/pages.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

export const ForgotPasswordPage = () => (
  <AuthPage
    title="Forgot your password?"
    lead="Tell us your e-mail address: we send you a link with which you choose a new one."
  >
    <ForgotPasswordForm />
    <Hint>
      <AuthLink to={paths.partner()}>Back to sign in</AuthLink>
    </Hint>
  </AuthPage>
);
