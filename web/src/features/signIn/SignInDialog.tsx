import { isForeignNumber, parseMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useState } from 'react';
import { formatDigits } from '#components/form/phoneDigits.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useSession } from '#session/useSession.ts';
import { AccountField, AccountKindSwitch } from './AccountField.tsx';
import { type Account, emailMessages, validateAccount } from './account.ts';
import { CheckAccount } from './CheckAccount.tsx';
import { CodeForm } from './CodeForm.tsx';
import { ModeTabs, type SignInMode } from './ModeTabs.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { type AccountValues, closeSignIn, type SignInRequest } from './signInPanel.ts';
import { Hint, Reason } from './signInStyles.ts';
import { useAccountForm } from './useAccount.ts';
import { useAfterSignIn } from './useAfterSignIn.ts';

type Step =
  | { name: SignInMode; submitsAtOnce?: boolean }
  | { name: 'code'; account: Account; sent: CodeSent };

const titles = { signIn: 'Sign in', signUp: 'Create your account', code: 'Enter the code' };

/** A landline and a number abroad get no code: e-mail does. */
function toAccount({ phone = '', email = '' }: Partial<AccountValues> = {}): Account {
  const mobile = parseMobile(phone);
  return !mobile && isForeignNumber(phone)
    ? { kind: 'email', value: email }
    : { kind: 'phone', value: formatDigits(mobile ?? '') };
}

const canGetCode = (account: Account): boolean =>
  validateAccount(account, emailMessages.signIn) === undefined;

/** An unknown account signs up first. */
export function SignInDialog({ onSignedIn, reason, contact }: SignInRequest) {
  const [initial] = useState(() => toAccount(contact));
  const [step, setStep] = useState<Step>({ name: 'signIn', submitsAtOnce: canGetCode(initial) });
  const accountForm = useAccountForm(initial, contact);
  const afterSignIn = useAfterSignIn(onSignedIn);
  const { user } = useSession();
  // Also after a sign-in in another tab.
  useEffect(() => {
    if (user) closeSignIn();
  }, [user]);
  const enterCode = (account: Account, sent: CodeSent) => setStep({ name: 'code', account, sent });
  const changeMode = (name: SignInMode) => {
    accountForm.form.clearErrors();
    setStep({ name });
  };
  const isByPhone = accountForm.kind === 'phone';
  const switchKind = () => {
    accountForm.setKind(isByPhone ? 'email' : 'phone');
    changeMode('signIn');
  };
  return (
    <Dialog open size="md" title={titles[step.name]} onClose={closeSignIn}>
      {reason && <Reason>{reason}</Reason>}
      {step.name !== 'code' && <ModeTabs mode={step.name} onChange={changeMode} />}
      {step.name === 'signIn' && (
        <CheckAccount
          accountForm={accountForm}
          submitsAtOnce={step.submitsAtOnce ?? false}
          onSent={enterCode}
          onSignUp={() => changeMode('signUp')}
        />
      )}
      {step.name === 'signUp' && (
        <SignUpForm accountForm={accountForm} newRole="ROLE_BUYER" onSent={enterCode}>
          <div>
            <AccountField accountForm={accountForm} messages={emailMessages.registration} />
            <Hint>
              <AccountKindSwitch accountForm={accountForm} />
            </Hint>
          </div>
        </SignUpForm>
      )}
      {step.name === 'code' && (
        <CodeForm account={step.account} sent={step.sent} onSignedIn={afterSignIn}>
          {/* Shown to everyone: whether there is an account stays secret. */}
          No code?{' '}
          <button type="button" onClick={switchKind}>
            {isByPhone ? 'Use e-mail' : 'Use a mobile number'}
          </button>
          {' or '}
          <button type="button" onClick={() => changeMode('signIn')}>
            {isByPhone ? 'use another number' : 'use another address'}
          </button>
        </CodeForm>
      )}
    </Dialog>
  );
}
