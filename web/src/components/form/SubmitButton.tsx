import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';

interface SubmitButtonProps {
  busy: boolean;
  busyLabel: string;
  wide?: boolean;
  large?: boolean;
  disabled?: boolean;
  /** Of a form that destroys something. */
  danger?: boolean;
  /** Id of the form, for a button outside. */
  form?: string | undefined;
  children: ReactNode;
}

/** Keeps the focus while the form is submitted. */
export const SubmitButton = ({
  busy,
  busyLabel,
  danger = false,
  children,
  large = true,
  ...button
}: SubmitButtonProps) => (
  <Button kind={danger ? 'danger' : 'brand'} type="submit" large={large} aria-disabled={busy} {...button}>
    {busy ? busyLabel : children}
  </Button>
);
