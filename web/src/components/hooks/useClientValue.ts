import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** The browser's value after hydration, the server's before; renders again only where they differ. */
export const useClientValue = <T>(clientValue: T, serverValue: T): T =>
  useSyncExternalStore(
    subscribe,
    () => clientValue,
    () => serverValue,
  );
