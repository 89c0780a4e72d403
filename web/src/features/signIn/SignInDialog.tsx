import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useState } from 'react';
import { Dialog } from '../../components/overlay/Dialog.tsx';
import { useSession } from '../../session/useSession.ts';
import { AccountField } from './AccountField.tsx';
import { CheckAccount } from './CheckAccount.tsx';
import { CodeForm } from './CodeForm.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { ModeTabs, type SignInMode } from './ModeTabs.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { closeSignIn, type SignInRequest } from './signInPanel.ts';
import { Hint, Reason } from './signInStyles.ts';
import { useAccount } from './useAccount.ts';
import { useAfterSignIn } from './useAfterSignIn.ts';

type Step = { name: SignInMode; failure?: string } | { name: 'code'; sent: CodeSent };

const titles = { signIn: 'Sign in', signUp: 'Create your account', code: 'Enter the code' };

/** Check account, then the code, or sign up and then the code (specification, section 4). */
export function SignInDialog({ onSignedIn, reason }: SignInRequest) {
  const [step, setStep] = useState<Step>({ name: 'signIn' });
  const typed = useAccount({ kind: 'phone', value: '' });
  const afterSignIn = useAfterSignIn(onSignedIn);
  const { user } = useSession();
  // Signed in here or in another tab: there is nothing left to ask.
  useEffect(() => {
    if (user) closeSignIn();
  }, [user]);
  const codeSent = (sent: CodeSent) => setStep({ name: 'code', sent });
  const signUp = (failure?: string) => setStep({ name: 'signUp', ...(failure && { failure }) });
  return (
    <Dialog open size="md" title={titles[step.name]} onClose={closeSignIn}>
      {reason && <Reason>{reason}</Reason>}
      {step.name !== 'code' && <ModeTabs mode={step.name} onChange={(name) => setStep({ name })} />}
      {step.name === 'signIn' && <CheckAccount typed={typed} onSent={codeSent} onSignUp={signUp} />}
      {step.name === 'signUp' && (
        <SignUpForm
          account={typed.account}
          accountField={(faults) => (
            <div>
              <AccountField typed={typed} faults={faults} />
              <Hint>
                <KindSwitch typed={typed} />
              </Hint>
            </div>
          )}
          newRole="ROLE_BUYER"
          onSent={codeSent}
          failure={step.failure}
        />
      )}
      {step.name === 'code' && (
        <CodeForm account={typed.account} sent={step.sent} onSignedIn={afterSignIn}>
          <button type="button" onClick={() => setStep({ name: 'signIn' })}>
            {typed.account.kind === 'phone' ? 'Use another number' : 'Use another address'}
          </button>
        </CodeForm>
      )}
    </Dialog>
  );
}
