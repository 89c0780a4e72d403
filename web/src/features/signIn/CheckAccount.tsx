import { paths } from '@bloomkin/shared/pages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useRef } from 'react';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { FormRejection } from '#components/form/rejections.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AccountField, AccountKindSwitch } from './AccountField.tsx';
import { type Account, emailMessages, serverFieldNames } from './account.ts';
import { listMethods, sendCode } from './signInCalls.ts';
import { Hint } from './signInStyles.ts';
import type { AccountForm } from './useAccount.ts';

interface CheckAccountProps {
  accountForm: AccountForm;
  /** Presses Next once. */
  submitsAtOnce: boolean;
  onSent: (account: Account, sent: CodeSent) => void;
  onSignUp: () => void;
}

/** An unknown account continues to sign-up; a known one whose code cannot be sent stays and reads why. */
export function CheckAccount({ accountForm, submitsAtOnce, onSent, onSignUp }: CheckAccountProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, kind, toAccount } = accountForm;
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: serverFieldNames,
    async save(values) {
      const account = toAccount(values);
      const methods = await listMethods(account);
      if (methods.length === 0) return onSignUp();
      if (!methods.includes(kind === 'phone' ? 'sms' : 'email_code'))
        throw new FormRejection('This account signs in another way. Please use the partner login.');
      onSent(account, await sendCode(account));
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
