import { sessionStore } from '#session/session.ts';
import { pushOwner } from '#storage/pushBrowser.ts';

/** For the signed-in user, now or later in this visit. Returns a function that stops it. */
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
