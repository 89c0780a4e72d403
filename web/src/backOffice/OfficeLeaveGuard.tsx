import { useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from '../features/personal/LeaveDialog.tsx';
import { unsavedForms } from '../features/personal/unsaved.ts';

/** Asks before another page takes the place of unsaved changes. One for the whole page: the router takes one blocker. */
export function OfficeLeaveGuard() {
  const isUnsaved = useSyncExternalStore(unsavedForms.subscribe, unsavedForms.read);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
