import { paths } from '@bloomkin/shared/pages.ts';
import type { PushNotification } from '@bloomkin/shared/schemas/push.ts';
import { findConsents } from '#model/messages/consent/consentEntity.ts';
import {
  deleteSubscription,
  listSubscriptions,
  type PushSubscriptionItem,
} from '#model/messages/push/pushSubscriptionEntity.ts';
import { sendWebPush } from '#model/messages/push/sendWebPush.ts';
import { isSessionActive } from '#model/users/loadCaller.ts';
import { findUsers, type UserItem } from '#model/users/userEntity.ts';
import { type AudienceMember, listMembersAfter } from './audienceEntity.ts';
import { type CampaignItem, countReached, saveCampaign } from './campaignEntity.ts';
import { syncAudience } from './syncAudience.ts';

const batchSize = 100;
/** Older offers are stale. */
const options = { keepSeconds: 24 * 60 * 60, urgency: 'normal' } as const;

/** At most once: the next hundred are skipped under the lock before sending. False when finished or run by another. */
export async function sendBatch(campaign: CampaignItem): Promise<boolean> {
  const members = await listMembersAfter(campaign.cursor, batchSize);
  const last = members.at(-1);
  if (!last) {
    await saveCampaign({ ...campaign, status: 'sent' }, campaign);
    return false;
  }
  const isPassed = await saveCampaign({ ...campaign, status: 'sending', cursor: last.userId }, campaign);
  if (!isPassed) return false;
  const chosen = members.filter(({ state }) => campaign.state === null || campaign.state === state);
  await countReached(campaign.id, await sendToMembers(chosen, campaign));
  return true;
}

async function sendToMembers(
  members: readonly AudienceMember[],
  { id, title, text, path }: CampaignItem,
): Promise<number> {
  const ids = members.map(({ userId }) => userId);
  const [users, consents] = await Promise.all([findUsers(ids), findConsents(ids)]);
  const sent = await Promise.all(
    ids.map(async (userId) => {
      const user = users.find((one) => one.id === userId);
      const consent = consents.find((one) => one.userId === userId);
      if (!user?.active || !consent?.agreed) return leave(userId);
      const subscriptions = await listSubscriptions(userId);
      const stopPath = paths.unsubscribe(new URLSearchParams({ token: consent.token }));
      const notification = { title, text, path, stopPath, tag: `c-${id}`.slice(0, 32) };
      const results = await Promise.all(subscriptions.map((one) => send(one, user, notification)));
      if (!results.some((result) => result !== 'gone')) await syncAudience(userId);
      return results.includes('sent');
    }),
  );
  return sent.filter(Boolean).length;
}

async function leave(userId: AudienceMember['userId']): Promise<boolean> {
  await syncAudience(userId);
  return false;
}

/** Skips browsers that were signed out. */
async function send(subscription: PushSubscriptionItem, user: UserItem, notification: PushNotification) {
  const isSignedIn = isSessionActive(user, subscription);
  const result = isSignedIn ? await sendWebPush(subscription, notification, options) : 'gone';
  if (result === 'gone') await deleteSubscription(subscription);
  return result;
}
