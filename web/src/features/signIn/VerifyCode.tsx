import { messageOf } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { messageOfError } from '../../api/call.ts';
import { Button } from '../../components/Button.tsx';
import { notify } from '../../components/notify.ts';
import { answerCode, sendCode } from './signInCalls.ts';
import { CodeBoxes, FieldError, Form, Hint } from './signInStyles.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

interface VerifyCodeProps {
  phone: string;
  sent: CodeSent;
  onSignedIn: () => Promise<void>;
  onOtherNumber: () => void;
}

const length = 4;

function wordsOf(error: unknown): string {
  const left = error instanceof ApiError ? error.extra.attempts_left : undefined;
  if (left === 0) return 'That code is used up. Please ask for a new one.';
  return (
    messageOfError(error) + (typeof left === 'number' ? ` ${left} ${left === 1 ? 'try' : 'tries'} left.` : '')
  );
}

/** Four boxes that send themselves when full; another code can be asked for after the count-down. */
export function VerifyCode({ phone, sent, onSignedIn, onOtherNumber }: VerifyCodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [lastSent, setLastSent] = useState(sent);
  const input = useRef<HTMLInputElement>(null);
  const wait = useSecondsLeft(lastSent);
  useEffect(() => input.current?.focus(), []);

  async function submit(full: string) {
    if (full.length < length) return setError(messageOf('AUTH.INPUT.CODE_REQUIRED'));
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await answerCode(phone, full);
      await onSignedIn();
    } catch (thrown) {
      setError(wordsOf(thrown));
      setCode('');
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    setCode(digits);
    if (digits.length === length) void submit(digits);
  }

  async function resend() {
    try {
      setLastSent(await sendCode(phone));
      setError(undefined);
      setCode('');
      input.current?.focus();
      void notify({ tone: 'success', words: messageOf('AUTH.CODE.SENT') });
    } catch (thrown) {
      setError(messageOfError(thrown));
    }
  }

  return (
    <Form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <p>
        {messageOf('AUTH.CODE.SENT')}: <b>{lastSent.sent_to}</b>
      </p>
      <label htmlFor="sign-in-code">Four-digit code</label>
      <CodeBoxes
        id="sign-in-code"
        ref={input}
        value={code}
        onChange={change}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={12}
        readOnly={busy}
        aria-invalid={error !== undefined}
        aria-describedby={error ? 'sign-in-code-error' : undefined}
      />
      {error && (
        <FieldError id="sign-in-code-error" role="alert">
          {error}
        </FieldError>
      )}
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
        )}{' '}
        ·{' '}
        <button type="button" onClick={onOtherNumber}>
          Use another number
        </button>
      </Hint>
    </Form>
  );
}
