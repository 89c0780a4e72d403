import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../components/actions/Button.tsx';
import type { Account } from './account.ts';
import { CodeBoxes } from './CodeBoxes.tsx';
import { Form, Hint } from './signInStyles.ts';
import { sentWords, useCode } from './useCode.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface CodeFormProps {
  account: Account;
  sent: CodeSent;
  /** What follows a right code. */
  onSignedIn: () => Promise<void>;
  /** Another way on, beside 'Send another code'. */
  children?: ReactNode;
}

/** Four boxes that send themselves when full; another code can be asked for after the count-down. */
export function CodeForm({ account, sent, onSignedIn, children }: CodeFormProps) {
  const { code, setCode, error, busy, lastSent, input, submit, resend } = useCode(account, sent, onSignedIn);
  const wait = useSecondsLeft(lastSent);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(code);
  };
  return (
    <Form noValidate onSubmit={onSubmit}>
      <p>
        {sentWords(account)}: <b>{lastSent.sent_to}</b>
      </p>
      <CodeBoxes ref={input} code={code} onChange={setCode} onFull={submit} error={error} readOnly={busy} />
      <Button kind="brand" large wide type="submit" aria-disabled={busy}>
        {busy ? 'Signing you in …' : 'Confirm'}
      </Button>
      <Hint>
        {wait > 0 ? (
          `Another code in ${wait} s`
        ) : (
          <button type="button" onClick={resend}>
            Send another code
          </button>
        )}
        {children && ' · '}
        {children}
      </Hint>
    </Form>
  );
}
