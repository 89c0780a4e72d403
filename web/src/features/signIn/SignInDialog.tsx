import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { CheckAccount } from './CheckAccount.tsx';
import { SignUp } from './SignUp.tsx';
import { closeSignIn, type SignInRequest } from './signInPanel.ts';
import { Tabs } from './signInStyles.ts';
import { useAfterSignIn } from './useAfterSignIn.ts';
import { VerifyCode } from './VerifyCode.tsx';

type Step = { name: 'check' } | { name: 'signUp' } | { name: 'code'; sent: CodeSent };

const titles = { check: 'Sign in', signUp: 'Create your account', code: 'Enter the code' };

/** Check account, then the code, or sign up and then the code (specification, section 4). */
export function SignInDialog({ onSignedIn, reason }: SignInRequest) {
  const [step, setStep] = useState<Step>({ name: 'check' });
  const [phone, setPhone] = useState('');
  const afterSignIn = useAfterSignIn(onSignedIn);
  const codeSent = (sent: CodeSent) => setStep({ name: 'code', sent });
  return (
    <Dialog open kind="signIn" title={titles[step.name]} onClose={closeSignIn}>
      {reason && <p>{reason}</p>}
      {step.name !== 'code' && (
        <Tabs role="group" aria-label="Sign in or sign up">
          <button
            type="button"
            aria-pressed={step.name === 'check'}
            onClick={() => setStep({ name: 'check' })}
          >
            Sign in
          </button>
          <button
            type="button"
            aria-pressed={step.name === 'signUp'}
            onClick={() => setStep({ name: 'signUp' })}
          >
            Sign up
          </button>
        </Tabs>
      )}
      {step.name === 'check' && (
        <CheckAccount
          phone={phone}
          onPhone={setPhone}
          onSent={codeSent}
          onUnknown={() => setStep({ name: 'signUp' })}
        />
      )}
      {step.name === 'signUp' && <SignUp phone={phone} onPhone={setPhone} onSent={codeSent} />}
      {step.name === 'code' && (
        <VerifyCode
          phone={phone}
          sent={step.sent}
          onSignedIn={afterSignIn}
          onOtherNumber={() => setStep({ name: 'check' })}
        />
      )}
    </Dialog>
  );
}
