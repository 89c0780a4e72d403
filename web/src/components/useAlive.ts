import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only this browser knows; `drawn` while the page is as the server drew it. Draws again only where they differ. */
export const useAlive = <T>(known: T, drawn: T): T =>
  useSyncExternalStore(
    never,
    () => known,
    () => drawn,
  );
