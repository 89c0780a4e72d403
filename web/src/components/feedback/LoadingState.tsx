import type { ReactNode } from 'react';
import { useOnline } from '#components/hooks/useOnline.ts';
import { Stack } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { tryNow } from '#http/retry.ts';
import { ErrorState } from './ErrorState.tsx';

interface LoadingStateProps {
  /** Read out: 'Loading the product'. */
  label: string;
  /** Skeletons. */
  children: ReactNode;
}

/** In place of data that is on its way; says so when there is no connection. */
export const LoadingState = ({ label, children }: LoadingStateProps) =>
  useOnline() ? (
    <Stack role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Stack>
  ) : (
    <NoConnection detail="This page goes on by itself when it is back." />
  );

export const NoConnection = ({ detail }: { detail: string }) => (
  <ErrorState title="There is no connection." detail={detail} icon="offline" onRetry={tryNow} />
);
