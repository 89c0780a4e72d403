import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { CodeBoxes } from '../../signIn/CodeBoxes.tsx';
import { Hint } from '../../signIn/signInStyles.ts';
import { useSecondsLeft } from '../../signIn/useSecondsLeft.ts';
import { Buttons, Fields } from '../panelStyles.ts';
import { type ContactKind, contacts } from './contactKinds.ts';
import { useConfirmation } from './useConfirmation.ts';
import type { ContactCalls } from './useContacts.ts';

interface ConfirmFormProps {
  kind: ContactKind;
  waiting: string;
  /** The code was sent a moment ago. */
  isFresh: boolean;
  calls: ContactCalls;
  onOther: () => void;
}

/** Seconds between two codes to one phone or e-mail (contract, section 3). */
const resendSeconds = 30;
const codeSeconds = 300;

const sentTo = (sent_to: string, resend_in: number) => ({ sent_to, resend_in, expires_in: codeSeconds });

/** Four boxes for the code that went to a new phone or e-mail. */
export function ConfirmForm({ kind, waiting, isFresh, calls, onOther }: ConfirmFormProps) {
  const { shown, saved } = contacts[kind];
  const [sent, setSent] = useState(() => sentTo(waiting, isFresh ? resendSeconds : 0));
  const wait = useSecondsLeft(sent);
  const { code, setCode, error, busy, input, submit, again } = useConfirmation({
    takesFocus: isFresh,
    confirm: async (full) => {
      await calls.confirm(full);
      void notify({ tone: 'success', message: saved });
    },
    resend: async () => {
      await calls.ask(kind, waiting);
      setSent(sentTo(waiting, resendSeconds));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  return (
    <Fields onSubmit={onSubmit} noValidate>
      <p>
        Enter the code that we sent to <b>{shown(waiting)}</b>.
      </p>
      <CodeBoxes ref={input} code={code} onChange={setCode} onFull={submit} error={error} readOnly={busy} />
      <Buttons>
        <Button kind="brand" type="submit" aria-disabled={busy}>
          {busy ? 'One moment …' : 'Confirm'}
        </Button>
        <Hint>
          {wait > 0 ? (
            `Another code in ${wait} s`
          ) : (
            <button type="button" onClick={again}>
              Send another code
            </button>
          )}
          {' · '}
          <button type="button" onClick={onOther}>
            {kind === 'phone' ? 'Use another number' : 'Use another address'}
          </button>
        </Hint>
      </Buttons>
    </Fields>
  );
}
