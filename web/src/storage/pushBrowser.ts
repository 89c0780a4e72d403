import { persist } from './persist.ts';
import { optional, record, text } from './shapes.ts';

/** The user whose notifications this browser shows. */
export const pushOwner = persist(
  'pushOwner',
  record({ userId: text, savedAt: text, endpoint: optional(text) }),
);

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** At sign-out: the next person at this browser must not get another's notifications. */
export async function endPush(): Promise<void> {
  const subscription = await findPushSubscription();
  await subscription?.unsubscribe();
}
