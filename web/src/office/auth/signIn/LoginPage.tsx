import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { useEffect, useState } from 'react';
import { useAction } from '#components/useAction.ts';
import { type Account, toApiAccount } from '#features/signIn/account.ts';
import { CodeForm } from '#features/signIn/CodeForm.tsx';
import { sendCode } from '#features/signIn/signInCalls.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { type AuthState, sentAt, sentByNow, useAuthState } from '#office/auth/authState.ts';
import { AuthLink, useGoOn } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { stored } from '#storage/storage.ts';
import { LoginForm } from './LoginForm.tsx';
import { codeScreen, firstWay, listSignInWays, type SignInWay } from './signInWays.ts';

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

const noFurther = async () => undefined;

function KnownAccount({ state }: { state: AuthState }) {
  const { account, methods, sent } = state;
  const [way, setWay] = useState(sent ? 'code' : firstWay(account, methods));
  return (
    <>
      {way === 'code' && sent && (
        <CodeForm account={account} sent={sentByNow(sent, new Date())} onSignedIn={noFurther} />
      )}
      {way === 'password' && <LoginForm known={toApiAccount(account)} />}
      {way === undefined && <p>This account signs in another way: by e-mail, or with a password.</p>}
      <Hint>
        <OtherWays state={state} way={way} onPassword={() => setWay('password')} />
        {state.isNew ? (
          <AuthLink to={paths.registration()} state={state}>
            Use another number
          </AuthLink>
        ) : (
          <AuthLink to={paths.partner()}>Not you?</AuthLink>
        )}
      </Hint>
    </>
  );
}

interface OtherWaysProps {
  state: AuthState;
  way: SignInWay | undefined;
  onPassword: () => void;
}

function OtherWays({ state, way, onPassword }: OtherWaysProps) {
  const ways = listSignInWays(state.account, state.methods);
  return (
    <>
      {way === 'code' && ways.includes('password') && (
        <>
          <button type="button" onClick={onPassword}>
            Use my password instead
          </button>
          {' · '}
        </>
      )}
      {way === 'password' && ways.includes('code') && (
        <>
          <SendCodeButton state={state} />
          {' · '}
        </>
      )}
      {way === 'password' && (
        <>
          <AuthLink to={paths.forgotPassword()} state={state}>
            Forgot your password?
          </AuthLink>
          {' · '}
        </>
      )}
    </>
  );
}

function SendCodeButton({ state }: { state: AuthState }) {
  const goOn = useGoOn();
  const { account } = state;
  const { run, busy } = useAction(async () => {
    const sent = sentAt(await sendCode(account), new Date());
    goOn(codeScreen(account), { ...state, sent });
  });
  return (
    <button type="button" aria-disabled={busy} onClick={() => void run()}>
      {account.kind === 'phone' ? 'Text me a code instead' : 'E-mail me a code instead'}
    </button>
  );
}
