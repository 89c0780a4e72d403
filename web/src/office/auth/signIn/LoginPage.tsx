import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { useEffect, useState } from 'react';
import { type Account, toApiAccount } from '#features/signIn/account.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { useAuthState } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { stored } from '#storage/storage.ts';
import { KnownAccount } from './KnownAccount.tsx';
import { LoginForm } from './LoginForm.tsx';

/** '0412 345 678'. */
export function shownAccount(account: Account): string {
  return account.kind === 'phone' ? formatPhone(account.value) : toApiAccount(account);
}

export function LoginPage() {
  const state = useAuthState();
  if (!state) return <PasswordLogin />;
  const shown = shownAccount(state.account);
  const heading = state.isNew
    ? { title: 'Enter your code', lead: `Signing up as ${shown}` }
    : { title: 'Welcome back', lead: `Signing in as ${shown}` };
  return (
    <AuthPage {...heading}>
      <KnownAccount key={state.sent?.atMs} state={state} />
    </AuthPage>
  );
}

/** Consumes the stored e-mail, as after choosing a password. */
function PasswordLogin() {
  const [savedLogin] = useState(() => stored.partnerEmail.read());
  useEffect(() => stored.partnerEmail.clear(), []);
  return (
    <AuthPage title="Welcome back" lead="Sign in to see today’s orders.">
      <LoginForm initialLogin={savedLogin} />
      <Hint>
        <AuthLink to={paths.partner()}>Sign in with a code</AuthLink> ·{' '}
        <AuthLink to={paths.forgotPassword()}>Forgot your password?</AuthLink>
      </Hint>
      <Hint>
        New to Bloomkin? <AuthLink to={paths.registration()}>Sign up as a florist</AuthLink>
      </Hint>
    </AuthPage>
  );
}
