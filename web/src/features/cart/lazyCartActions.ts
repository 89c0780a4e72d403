import { useEffect } from 'react';
import { notifyError } from '#components/notifyError.ts';
import { loadInBackground } from '#http/loadInBackground.ts';
import { onceOnline } from '#http/onceOnline.ts';
import { sessionStore } from '#session/session.ts';
import { stored } from '#storage/storage.ts';

export const loadCartActions = onceOnline(() => import('./cartActions.ts'));
export const loadMerge = onceOnline(() => import('./mergeGuestCart.ts'));

export const preloadCartActions = (): void => void loadInBackground(loadCartActions);

/** Late enough not to compete with the first screen. */
const preloadAfterMs = 4000;

export function usePreloadCartActions(): void {
  useEffect(() => {
    const timer = setTimeout(preloadCartActions, preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** After a reload during a sign-in. */
export async function resumeMerge(): Promise<void> {
  if (sessionStore.read().status !== 'signedIn' || !stored.mergeId.read()) return;
  try {
    const { mergeGuestCart, reportMerge } = await loadMerge();
    reportMerge(await mergeGuestCart());
  } catch (error) {
    notifyError(error, () => void resumeMerge());
  }
}
