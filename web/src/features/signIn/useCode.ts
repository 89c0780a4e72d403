import { messageOf } from '@bloomkin/shared/messages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { notify } from '../../components/feedback/notify.ts';
import type { Account } from './account.ts';
import { codeLength } from './codeLength.ts';
import { failureWords } from './failureWords.ts';
import { answerCode, sendCode } from './signInCalls.ts';

export const sentWords = ({ kind }: Account): string =>
  messageOf(kind === 'email' ? 'AUTH.CODE.SENT_EMAIL' : 'AUTH.CODE.SENT');

function wordsOfWrongCode(error: unknown): string {
  const left = error instanceof ApiError ? error.extra.attempts_left : undefined;
  if (left === 0) return 'That code is used up. Please ask for a new one.';
  return (
    failureWords(error) + (typeof left === 'number' ? ` ${left} ${left === 1 ? 'try' : 'tries'} left.` : '')
  );
}

/** A code that was sent to an account: what is typed of it, what is wrong with it, and another one. */
export function useCode(account: Account, sent: CodeSent, onSignedIn: () => Promise<void>) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [lastSent, setLastSent] = useState(sent);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function again(wrong: string | undefined) {
    setError(wrong);
    setCode('');
    input.current?.focus();
  }
  async function submit(full: string) {
    if (busy) return;
    if (full.length < codeLength) {
      setError(messageOf('AUTH.INPUT.CODE_REQUIRED'));
      return input.current?.focus();
    }
    setBusy(true);
    setError(undefined);
    try {
      await answerCode(account, full);
      await onSignedIn();
    } catch (thrown) {
      again(wordsOfWrongCode(thrown));
    } finally {
      setBusy(false);
    }
  }
  async function resend() {
    try {
      setLastSent(await sendCode(account));
      again(undefined);
      void notify({ tone: 'success', message: sentWords(account) });
    } catch (thrown) {
      setError(failureWords(thrown));
    }
  }
  return { code, setCode, error, busy, lastSent, input, submit, resend };
}
