import type { ReactNode } from 'react';
import { useOnline } from '#components/hooks/useOnline.ts';
import { ErrorState } from './ErrorState.tsx';

export const ConnectionRequired = ({ children }: { children?: ReactNode }) =>
  useOnline() ? (
    children
  ) : (
    <ErrorState title="There is no connection." detail="This page goes on by itself when it is back." />
  );
