import { type ReactNode, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';

interface WithStateProps<T> {
  initial: T;
  children: (value: T, setValue: (value: T) => void) => ReactNode;
}

export function WithState<T>({ initial, children }: WithStateProps<T>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

interface RevealProps {
  label: string;
  children: (open: boolean, close: () => void) => ReactNode;
}

/** Opens components that take the focus. */
export const Reveal = ({ label, children }: RevealProps) => (
  <WithState initial={false}>
    {(open, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {children(open, () => setOpen(false))}
      </>
    )}
  </WithState>
);
