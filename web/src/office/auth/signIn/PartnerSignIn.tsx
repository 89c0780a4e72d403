import { paths } from '@bloomkin/shared/pages.ts';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { ApiError } from '#errors/apiError.ts';
import { describeError } from '#errors/describeError.ts';
import { type Account, emailMessages, serverFieldNames } from '#features/signIn/account.ts';
import { listMethods, sendCode } from '#features/signIn/signInCalls.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { authState, sentAt } from '#office/auth/authState.ts';
import { AuthLink, useGoOn } from '#office/auth/authWay.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { codeScreen, firstWay } from './signInWays.ts';
import type { PartnerAccount } from './usePartnerAccount.ts';

export function PartnerSignIn({ partner }: { partner: PartnerAccount }) {
  const goOn = useGoOn();
  const { form, toAccount } = partner;
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: serverFieldNames,
    save: (values) => findWay(toAccount(values), goOn),
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={form.formState.errors.root?.message} />
      <AccountChoice partner={partner} messages={emailMessages.signIn} />
      <SubmitButton busy={busy} busyLabel="One moment …">
        Next
      </SubmitButton>
      <Hint>
        <AuthLink to={paths.login()}>Sign in with a password</AuthLink> ·{' '}
        <AuthLink to={paths.forgotPassword()}>Forgot your password?</AuthLink>
      </Hint>
    </Form>
  );
}

async function findWay(account: Account, goOn: ReturnType<typeof useGoOn>): Promise<void> {
  const methods = await listMethods(account).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 422) throw error;
    goOn(paths.registration(), authState({ account, failure: describeError(error) }));
  });
  if (!methods) return;
  if (methods.length === 0) return goOn(paths.registration(), authState({ account }));
  if (firstWay(account, methods) !== 'code') return goOn(paths.login(), authState({ account, methods }));
  const sent = sentAt(await sendCode(account), new Date());
  goOn(codeScreen(account), authState({ account, methods, sent }));
}
