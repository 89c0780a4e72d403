import type { ReactNode } from 'react';
import { Button } from '#components/actions/Button.tsx';

interface SubmitButtonProps {
  busy: boolean;
  busyLabel: string;
  wide?: boolean;
  large?: boolean;
  disabled?: boolean;
  /** `danger` destroys something, `outline` is one of several forms of a page. */
  kind?: 'brand' | 'outline' | 'danger';
  /** Id of the form, for a button outside. */
  form?: string | undefined;
  children: ReactNode;
}

/** Keeps the focus while the form is submitted. */
export const SubmitButton = ({
  busy,
  busyLabel,
  kind = 'brand',
  children,
  large = true,
  ...button
}: SubmitButtonProps) => (
  <Button kind={kind} type="submit" large={large} changes aria-disabled={busy} {...button}>
    {busy ? busyLabel : children}
  </Button>
);
