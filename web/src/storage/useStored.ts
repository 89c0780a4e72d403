import { useSyncExternalStore } from 'react';
import type { Kept } from './keep.ts';

/** What is kept under a name, up to date in every tab; on the server nothing is. */
export const useStored = <T>(kept: Kept<T>): T | undefined =>
  useSyncExternalStore(kept.subscribe, kept.read, () => undefined);
