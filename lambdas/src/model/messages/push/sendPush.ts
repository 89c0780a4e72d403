import { isSessionActive } from '#model/users/loadCaller.ts';
import { findUser } from '#model/users/userEntity.ts';
import type { OutgoingPush } from '#platform/outbox/outgoing.ts';
import { deleteSubscription, findSubscription } from './pushSubscriptionEntity.ts';
import { sendWebPush } from './sendWebPush.ts';

/** Older notifications are stale. */
const options = { keepSeconds: 12 * 60 * 60, urgency: 'high' } as const;

/** Skips browsers that were signed out. */
export async function sendPush({ userId, subscriptionId, notification }: OutgoingPush): Promise<void> {
  const [user, subscription] = await Promise.all([
    findUser(userId),
    findSubscription({ userId, id: subscriptionId }),
  ]);
  if (!subscription) return;
  const isSignedIn = user !== undefined && isSessionActive(user, subscription);
  const result = isSignedIn ? await sendWebPush(subscription, notification, options) : 'gone';
  if (result === 'gone') await deleteSubscription(subscription);
}
