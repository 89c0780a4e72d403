import { useBlocker } from 'react-router-dom';
import type { NavigationBlocker } from '#components/form/UnsavedChangesGuard.tsx';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';

/** For the data router of the back office. */
export function useRouterBlocker(): NavigationBlocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedChanges.read() && currentLocation.pathname !== nextLocation.pathname,
  );
  return {
    isBlocked: blocker.state === 'blocked',
    proceed: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
