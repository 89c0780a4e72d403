import { createContext, type ReactNode, useContext } from 'react';
import { Button } from '#components/actions/Button.tsx';

/** Why what is shown cannot be changed. */
export const ReadOnlyReason = createContext<string | undefined>(undefined);

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
export function SubmitButton({
  busy,
  busyLabel,
  kind = 'brand',
  children,
  large = true,
  ...button
}: SubmitButtonProps) {
  const reason = useContext(ReadOnlyReason);
  return (
    <Button
      kind={kind}
      type={reason ? 'button' : 'submit'}
      large={large}
      aria-disabled={busy || reason !== undefined}
      title={reason}
      {...button}
    >
      {busy ? busyLabel : children}
    </Button>
  );
}
