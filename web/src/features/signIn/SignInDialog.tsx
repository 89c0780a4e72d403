import { paths } from '@bloomkin/shared/pages.ts';
import { isForeignNumber, parseMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { formatDigits } from '#components/form/phoneDigits.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useSession } from '#session/useSession.ts';
import { AccountField, AccountKindSwitch } from './AccountField.tsx';
import { type Account, emailMessages, serverFieldNames, validateAccount } from './account.ts';
import { CodeForm } from './CodeForm.tsx';
import { ModeTabs, type SignInMode } from './ModeTabs.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { sendCodeToKnown } from './signInCalls.ts';
import { type AccountValues, closeSignIn, type SignInRequest } from './signInPanel.ts';
import { Hint, Reason } from './signInStyles.ts';
import { type AccountForm, useAccountForm } from './useAccount.ts';
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

interface CheckAccountProps {
  accountForm: AccountForm;
  /** Presses Next once. */
  submitsAtOnce: boolean;
  onSent: (account: Account, sent: CodeSent) => void;
  onSignUp: () => void;
}

/** An unknown account continues to sign-up; a known one whose code cannot be sent stays and reads why. */
function CheckAccount({ accountForm, submitsAtOnce, onSent, onSignUp }: CheckAccountProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, kind, toAccount } = accountForm;
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: serverFieldNames,
    async save(values) {
      const account = toAccount(values);
      const sent = await sendCodeToKnown(account);
      if (sent) onSent(account, sent);
      else onSignUp();
    },
  });
  useEffect(() => {
    if (submitsAtOnce) element.current?.requestSubmit();
  }, [submitsAtOnce]);
  return (
    <Form ref={element} onSubmit={onSubmit} noValidate>
      <div>
        <AccountField
          accountForm={accountForm}
          messages={emailMessages.signIn}
          hint={`We send a four-digit code to this ${kind === 'phone' ? 'number' : 'address'}.`}
        />
        <Hint>
          <AccountKindSwitch accountForm={accountForm} />
        </Hint>
      </div>
      <FormError message={form.formState.errors.root?.message} />
      <SubmitButton busy={busy} busyLabel="One moment …" wide>
        Next
      </SubmitButton>
      <Hint>
        Florist or team member? <a href={paths.partner()}>Partner login</a>
      </Hint>
    </Form>
  );
}
