import { paths } from '@bloomkin/shared/pages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useRef } from 'react';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AccountField, AccountKindSwitch } from './AccountField.tsx';
import { type Account, emailMessages, serverFieldNames } from './account.ts';
import { sendCodeToKnown } from './signInCalls.ts';
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
