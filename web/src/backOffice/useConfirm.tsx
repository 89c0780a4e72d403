import { type ReactNode, useCallback, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  keep?: string;
  danger?: boolean;
}

export type Ask = (question: Question) => Promise<boolean>;

export function useConfirm(): { ask: Ask; dialog: ReactNode } {
  const [open, setOpen] = useState<Question & { answer: (yes: boolean) => void }>();
  const ask = useCallback<Ask>(
    (question) => new Promise((resolve) => setOpen({ ...question, answer: resolve })),
    [],
  );
  const close = (yes: boolean) => {
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
    />
  );
  return { ask, dialog };
}
