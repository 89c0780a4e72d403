import { useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedChangesDialog } from '../components/form/UnsavedChangesDialog.tsx';
import { unsavedChanges } from '../components/form/unsavedChanges.ts';

/** One per document: the router supports a single blocker. */
export function OfficeLeaveGuard() {
  const isUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.read);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <UnsavedChangesDialog
      open={blocker.state === 'blocked'}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  );
}
