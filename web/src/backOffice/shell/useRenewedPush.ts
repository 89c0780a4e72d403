import { useEffect } from 'react';

/** After the first screen. */
const afterMs = 8000;

export function useRenewedPush(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    const renew = async () => {
      const { renewPush } = await import('#features/push/pushDevice.ts');
      await renewPush(userId);
    };
    // The next visit tries again.
    const timer = setTimeout(() => void renew().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [userId]);
}
