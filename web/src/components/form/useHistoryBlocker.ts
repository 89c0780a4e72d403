import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHistory } from '#components/layout/HistoryRouter.tsx';
import type { NavigationBlocker } from './UnsavedChangesGuard.tsx';
import { unsavedChanges } from './unsavedChanges.ts';

/** For the storefront's declarative router, which has no blocker of its own. */
export function useHistoryBlocker(): NavigationBlocker {
  const isUnsaved = useSyncExternalStore(unsavedChanges.subscribe, unsavedChanges.read, () => false);
  const [blocked, setBlocked] = useState<() => void>();
  const history = useHistory();
  // Keyed: a change of the query alone blocks the page again.
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
      else setBlocked(() => leave);
    });
    return unblock;
  }, [history, isUnsaved, key, pathname]);
  const proceed = () => {
    setBlocked(undefined);
    blocked?.();
  };
  return { isBlocked: blocked !== undefined, proceed, stay: () => setBlocked(undefined) };
}
