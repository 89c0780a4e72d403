import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { useOnline } from './useOnline.ts';

/** What stands where a page will be; without a connection, words that nothing need be done. */
export const UntilConnected = ({ children }: { children?: ReactNode }) =>
  useOnline() ? (
    children
  ) : (
    <ErrorState title="There is no connection." detail="This page goes on by itself when it is back." />
  );
