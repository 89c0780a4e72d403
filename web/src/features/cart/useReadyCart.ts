import { useEffect } from 'react';

/** By then the first screen is there, with its pictures. */
const quietAfterMs = 4000;

/** Fetches the code that changes a cart before the first click needs it; when that fails, the click asks again. */
export function useReadyCart(): void {
  useEffect(() => {
    const timer = setTimeout(() => import('./cartActions.ts').catch(() => undefined), quietAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
