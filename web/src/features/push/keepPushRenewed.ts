import { sessionStore } from '#session/session.ts';
import { pushOwner } from '#storage/pushBrowser.ts';

/** For whoever is signed in, now or later in this visit. Returns how to stop. */
export function keepPushRenewed(): () => void {
  let renewedFor: string | undefined;
  const renew = async () => {
    const userId = sessionStore.read().user?.id;
    if (!userId || userId === renewedFor || pushOwner.read()?.userId !== userId) return;
    renewedFor = userId;
    const { renewPush } = await import('./pushDevice.ts');
    await renewPush(userId);
  };
  // The next visit tries again.
  const start = () => void renew().catch(() => undefined);
  start();
  return sessionStore.subscribe(start);
}
