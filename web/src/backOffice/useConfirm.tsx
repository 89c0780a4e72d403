import { type ReactNode, useCallback, useState } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  keep?: string;
  danger?: boolean;
  reason?: ReasonQuestion;
}

interface ReasonQuestion {
  /** A text typed for the same key is still there after a failure. */
  key: string;
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
  const close = (yes: boolean) => {
    if (yes) asked?.onGiven(text.trim());
    open?.answer(yes);
    setOpen(undefined);
  };
  const dialog = (
    <ConfirmDialog
      open={open !== undefined}
      title={open?.title ?? ''}
      text={open?.text ?? ''}
      confirm={open?.confirm ?? ''}
      keep={open?.keep ?? 'Not yet'}
      danger={open?.danger ?? false}
      onConfirm={() => close(true)}
      onKeep={() => close(false)}
    >
      {asked && (
        <TextField
          label="Reason (optional)"
          hint="The buyer reads it."
          maxLength={200}
          value={text}
          onChange={({ target }) => setTyped({ key: asked.key, text: target.value })}
        />
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
