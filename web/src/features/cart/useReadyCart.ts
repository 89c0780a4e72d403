import { useEffect } from 'react';
import { prepareCart } from './cartCode.ts';

/** By then the first screen is there, with its pictures. */
const quietAfterMs = 4000;

/** Fetches the code that changes a cart before the first click needs it. */
export function useReadyCart(): void {
  useEffect(() => {
    const timer = setTimeout(prepareCart, quietAfterMs);
    return () => clearTimeout(timer);
  }, []);
}
