import { messageOf } from '@bloomkin/shared/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { codeLength } from '../../signIn/codeLength.ts';
import { failureWords } from '../../signIn/failureWords.ts';
import { wrongCodeWords } from '../../signIn/wrongCodeWords.ts';

interface Confirmation {
  takesFocus: boolean;
  confirm: (code: string) => Promise<void>;
  resend: () => Promise<void>;
}

/** A code while it is typed: sent when it is whole, emptied when it was wrong. */
export function useConfirmation({ takesFocus, confirm, resend }: Confirmation) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const refuse = (words: string | undefined) => {
    setError(words);
    setCode('');
    input.current?.focus();
  };
  async function submit(full: string) {
    if (busy) return;
    if (full.length < codeLength) return refuse(messageOf('AUTH.INPUT.CODE_REQUIRED'));
    setBusy(true);
    setError(undefined);
    await confirm(full)
      .catch((thrown: unknown) => refuse(wrongCodeWords(thrown)))
      .finally(() => setBusy(false));
  }
  const again = () =>
    resend().then(
      () => refuse(undefined),
      (thrown: unknown) => setError(failureWords(thrown)),
    );
  return { code, setCode, error, busy, input, submit, again };
}
