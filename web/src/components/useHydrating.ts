import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True while the page is drawn as the server drew it: nothing may show yet that only this browser knows. */
export const useHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
