import { ApiError } from '../../api/apiError.ts';
import type { Account } from '../../features/signIn/account.ts';
import { accountFault, emailKeys } from '../../features/signIn/account.ts';
import { accountAlias } from '../../features/signIn/accountAlias.ts';
import { failureWords } from '../../features/signIn/failureWords.ts';
import { methodsOf, sendCode } from '../../features/signIn/signInCalls.ts';
import { Form, Hint } from '../../features/signIn/signInStyles.ts';
import { useSending } from '../../features/signIn/useSending.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { authState, sentAt } from './authState.ts';
import { AuthLink, useGoOn } from './authWay.tsx';
import { codeScreen, firstWay } from './signInWays.ts';
import type { PartnerAccount } from './usePartnerAccount.ts';

/** Looks the account up: its way to sign in comes next, or registration when there is none or nobody could say. */
export function PartnerSignIn({ partner }: { partner: PartnerAccount }) {
  const goOn = useGoOn();
  const { account } = partner;
  const { faults, failure, busy, onSubmit } = useSending({
    check: () => ({ [account.kind]: accountFault(account, emailKeys.signIn) }),
    send: () => find(account, goOn),
    alias: accountAlias,
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError words={failure} />
      <AccountChoice partner={partner} faults={faults} />
      <SubmitButton isSending={busy} sendingLabel="One moment …">
        Next
      </SubmitButton>
      <Hint>
        <AuthLink to="/auth/login">Sign in with a password</AuthLink> ·{' '}
        <AuthLink to="/auth/forgot-password">Forgot your password?</AuthLink>
      </Hint>
    </Form>
  );
}

async function find(account: Account, goOn: ReturnType<typeof useGoOn>): Promise<void> {
  const methods = await methodsOf(account).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 422) throw error;
    goOn('/auth/registration', authState({ account, failure: failureWords(error) }));
  });
  if (!methods) return;
  if (methods.length === 0) return goOn('/auth/registration', authState({ account }));
  if (firstWay(account, methods) !== 'code') return goOn('/auth/login', authState({ account, methods }));
  const sent = sentAt(await sendCode(account), new Date());
  goOn(codeScreen(account), authState({ account, methods, sent }));
}
