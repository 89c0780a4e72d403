import type { ReactNode } from 'react';
import { Button } from '../components/actions/Button.tsx';

interface SubmitButtonProps {
  isSending: boolean;
  sendingLabel: string;
  children: ReactNode;
}

/** A form's main button; it keeps the focus while it sends, and a second press does nothing. */
export const SubmitButton = ({ isSending, sendingLabel, children }: SubmitButtonProps) => (
  <Button
    kind="brand"
    type="submit"
    large
    aria-disabled={isSending}
    onClick={(event) => isSending && event.preventDefault()}
  >
    {isSending ? sendingLabel : children}
  </Button>
);
