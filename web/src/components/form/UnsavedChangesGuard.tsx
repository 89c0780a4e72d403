import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '../layout/HistoryRouter.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';
import { unsavedChanges } from './unsavedChanges.ts';

/** Asks before a link, a call of `navigate`, Back or Forward replaces a storefront page with unsaved changes. */
export function UnsavedChangesGuard() {
  const isUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.read, () => false);
  const [proceed, setProceed] = useState<() => void>();
  const history = useHistory();
  // The key: after a change of the query alone the page is blocked anew.
  const { key, pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the key
  useEffect(() => {
    if (!isUnsaved || !history) return;
    const unblock = history.block(({ location, retry }) => {
      const leave = () => {
        unblock();
        retry();
      };
      // A form may be saved before its next render says so.
      if (location.pathname === pathname || !unsavedChanges.read()) leave();
      else setProceed(() => leave);
    });
    return unblock;
  }, [history, isUnsaved, key, pathname]);
  const leave = () => {
    setProceed(undefined);
    proceed?.();
  };
  return (
    <UnsavedChangesDialog open={proceed !== undefined} onLeave={leave} onStay={() => setProceed(undefined)} />
  );
}
