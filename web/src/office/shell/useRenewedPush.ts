import { useEffect } from 'react';

/** After the first screen. */
const afterMs = 8000;

export function useRenewedPush(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    const start = async () => {
      const { keepPushRenewed } = await import('#features/push/keepPushRenewed.ts');
      stop = keepPushRenewed();
    };
    // The next visit tries again.
    const timer = setTimeout(() => void start().catch(() => undefined), afterMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}
