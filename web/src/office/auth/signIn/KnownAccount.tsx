import { paths } from '@bloomkin/shared/pages.ts';
import { useState } from 'react';
import { toApiAccount } from '#features/signIn/account.ts';
import { CodeForm } from '#features/signIn/CodeForm.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { type AuthState, sentByNow } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SendCodeButton } from './SendCodeButton.tsx';
import { firstWay, listSignInWays, type SignInWay } from './signInWays.ts';

const noFurther = async () => undefined;

export function KnownAccount({ state }: { state: AuthState }) {
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
