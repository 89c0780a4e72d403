import { type ReactNode, useCallback, useState } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface Question {
  title: string;
  text: string;
  /** Without it the text says why nothing can be confirmed. */
  confirm?: string;
  keep?: string;
  danger?: boolean;
  /** Neither answer stands out. */
  equal?: boolean;
  /** Below the text. */
  more?: ReactNode;
  /** Has to be typed before the answer yes. */
  typed?: string;
  reason?: ReasonQuestion;
}

interface ReasonQuestion {
  /** A text typed for the same key is still there after a failure. */
  key: string;
  hint?: string;
  /** Called with the reason, or without one, before the answer yes. */
  onGiven: (reason: string) => void;
}

export type Ask = (question: Question) => Promise<boolean>;

export function useConfirm(): { ask: Ask; dialog: ReactNode } {
  const [open, setOpen] = useState<Question & { answer: (yes: boolean) => void }>();
  const [typed, setTyped] = useState({ key: '', text: '' });
  const asked = open?.reason;
  const text = asked?.key === typed.key ? typed.text : '';
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setOpen({ ...question, answer: resolve })),
    [],
  );
  const guard = useTypedGuard(open?.typed);
  const close = (yes: boolean) => {
    if (yes && guard.refuses()) return;
    guard.clear();
    if (yes) asked?.onGiven(text.trim());
    open?.answer(yes);
    setOpen(undefined);
  };
  const dialog = (
    <ConfirmDialog
      open={open !== undefined}
      title={open?.title ?? ''}
      text={open?.text ?? ''}
      confirm={open?.confirm}
      keep={open?.keep ?? (open?.confirm ? 'Not yet' : 'Close')}
      danger={open?.danger ?? false}
      equal={open?.equal ?? false}
      onConfirm={() => close(true)}
      onKeep={() => close(false)}
    >
      {open?.more}
      {guard.field}
      {asked && (
        <TextField
          label="Reason (optional)"
          hint={asked.hint ?? 'The buyer reads it.'}
          maxLength={200}
          value={text}
          onChange={({ target }) => setTyped({ key: asked.key, text: target.value })}
        />
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}

/** Against a press on the wrong account: its name has to be typed. */
function useTypedGuard(typed: string | undefined) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const change = (next: string) => {
    setText(next);
    setWrong(false);
  };
  const refuses = () => {
    const isRefused = typed !== undefined && text.trim().toLowerCase() !== typed.toLowerCase();
    setWrong(isRefused);
    return isRefused;
  };
  const field = typed && (
    <TextField
      label={`Type ${typed} to confirm`}
      autoComplete="off"
      value={text}
      onChange={({ target }) => change(target.value)}
      error={isWrong ? `Type ${typed}, as it stands above` : undefined}
    />
  );
  return { field, refuses, clear: () => change('') };
}
