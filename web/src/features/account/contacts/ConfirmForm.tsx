import { useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { CodeField, useCodeForm } from '#components/form/CodeField.tsx';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { describeWait, useSecondsLeft } from '#features/signIn/useSecondsLeft.ts';
import { type ContactKind, contacts } from './contactKinds.ts';
import type { ContactCalls } from './useContacts.ts';

interface ConfirmFormProps {
  kind: ContactKind;
  waiting: string;
  /** A code was just sent from this page. */
  isFresh: boolean;
  calls: ContactCalls;
  onOther: () => void;
}

/** docs/product-rules.md, "Codes". */
const resendSeconds = 30;
const codeSeconds = 300;

const createCodeSent = (sent_to: string, resend_in: number) => ({
  sent_to,
  resend_in,
  expires_in: codeSeconds,
});

export function ConfirmForm({ kind, waiting, isFresh, calls, onOther }: ConfirmFormProps) {
  const { format, savedMessage } = contacts[kind];
  const [sent, setSent] = useState(() => createCodeSent(waiting, isFresh ? resendSeconds : 0));
  const secondsLeft = useSecondsLeft(sent);
  const { field, busy, onSubmit, sendAnother } = useCodeForm({
    autoFocus: isFresh,
    confirm: async (code) => {
      await calls.confirm(code);
      void notify({ tone: 'success', message: savedMessage });
    },
    resend: async () => {
      await calls.ask(kind, waiting);
      setSent(createCodeSent(waiting, resendSeconds));
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <p>
        Enter the code that we sent to <b>{format(waiting)}</b>.
      </p>
      <CodeField {...field} />
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="One moment …" large={false}>
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
          {' · '}
          <button type="button" onClick={onOther}>
            {kind === 'phone' ? 'Use another number' : 'Use another address'}
          </button>
        </Hint>
      </FormButtons>
    </Form>
  );
}
