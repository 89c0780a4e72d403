import { useEffect } from 'react';
import { notifyError } from '#components/notifyError.ts';
import { loadInBackground } from '#http/loadInBackground.ts';
import { whenOnline } from '#http/whenOnline.ts';
import { sessionStore } from '#session/session.ts';
import { stored } from '#storage/storage.ts';

let isLoaded = false;

export async function loadCartActions() {
  if (!isLoaded) await whenOnline();
  const { addToCart, OtherFloristError, setCartCount } = await import('./cartActions.ts');
  isLoaded = true;
  return { addToCart, OtherFloristError, setCartCount };
}

export function preloadCartActions(): void {
  if (navigator.onLine) void loadInBackground(loadCartActions);
}

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
    const { mergeGuestCart, reportMerge } = await import('./mergeGuestCart.ts');
    reportMerge(await mergeGuestCart());
  } catch (error) {
    notifyError(error, () => void resumeMerge());
  }
}
