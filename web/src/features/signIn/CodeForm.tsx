import { getMessage } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type ReactNode, useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { CodeField, useCodeForm } from '#components/form/CodeField.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import type { Account } from './account.ts';
import { answerCode, sendCode } from './signInCalls.ts';
import { Hint } from './signInStyles.ts';
import { describeWait, useSecondsLeft } from './useSecondsLeft.ts';

interface CodeFormProps {
  account: Account;
  sent: CodeSent;
  onSignedIn: () => Promise<void>;
  /** Shown beside 'Send another code'. */
  children?: ReactNode;
}

/** Signs in with the code that was sent to an account. */
export function CodeForm({ account, sent, onSignedIn, children }: CodeFormProps) {
  const [lastSent, setLastSent] = useState(sent);
  const secondsLeft = useSecondsLeft(lastSent);
  const sentMessage = getMessage(account.kind === 'email' ? 'AUTH.CODE.SENT_EMAIL' : 'AUTH.CODE.SENT');
  const { field, busy, onSubmit, sendAnother } = useCodeForm({
    autoFocus: true,
    async confirm(code) {
      await answerCode(account, code);
      await onSignedIn();
    },
    async resend() {
      setLastSent(await sendCode(account));
      void notify({ tone: 'success', message: sentMessage });
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit}>
      <p>
        {sentMessage}: <b>{lastSent.sent_to}</b>
      </p>
      <CodeField {...field} />
      <SubmitButton busy={busy} busyLabel="Signing you in …" wide>
        Confirm
      </SubmitButton>
      <Hint>
        {secondsLeft > 0 ? (
          describeWait(secondsLeft)
        ) : (
          <button type="button" onClick={sendAnother}>
            Send another code
          </button>
        )}
        {children && ' · '}
        {children}
      </Hint>
    </Form>
  );
}
