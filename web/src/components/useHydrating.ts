import { useAlive } from './useAlive.ts';

/** True while the page is drawn as the server drew it: nothing may show yet that only this browser knows. */
export const useHydrating = (): boolean => useAlive(false, true);
