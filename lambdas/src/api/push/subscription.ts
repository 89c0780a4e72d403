import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/push.ts';
import { syncAudience } from '#model/messages/campaigns/syncAudience.ts';
import { isPushService } from '#model/messages/push/pushServices.ts';
import {
  deleteSubscription,
  listSubscriptions,
  saveSubscription,
  toSubscriptionId,
} from '#model/messages/push/pushSubscriptionEntity.ts';
import { readVapidKeys } from '#model/messages/push/vapidKeys.ts';
import type { Handler } from '#platform/http/request.ts';

const maxBrowsers = 10;

export const getPushKey: Handler<typeof routes.getPushKey> = async () => {
  const { publicKey } = await readVapidKeys();
  return { data: { public_key: publicKey } };
};

export const subscribeToPush: Handler<typeof routes.subscribeToPush> = async ({ body, caller, now }) => {
  const { endpoint, keys } = body;
  if (!isPushService(endpoint)) {
    const message = 'This browser’s notification service is not known to us.';
    throw new AppError('VALIDATION.FAILED', { message, errors: [{ path: 'endpoint', message }] });
  }
  const { id: userId, sessionId, signedInAtSeconds } = caller;
  const id = toSubscriptionId(endpoint);
  const savedAt = now.toISOString();
  await saveSubscription({ userId, id, endpoint, ...keys, sessionId, signedInAtSeconds, savedAt });
  const all = await listSubscriptions(userId);
  const oldest = all.sort((a, b) => b.savedAt.localeCompare(a.savedAt)).slice(maxBrowsers);
  await Promise.all(oldest.map(deleteSubscription));
  await syncAudience(userId);
  return null;
};

export const unsubscribeFromPush: Handler<typeof routes.unsubscribeFromPush> = async ({ body, caller }) => {
  await deleteSubscription({ userId: caller.id, id: toSubscriptionId(body.endpoint) });
  await syncAudience(caller.id);
  return null;
};
