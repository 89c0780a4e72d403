import { useClientValue } from './useClientValue.ts';

/** True while the page must match the server's HTML. */
export const useIsHydrating = (): boolean => useClientValue(false, true);
