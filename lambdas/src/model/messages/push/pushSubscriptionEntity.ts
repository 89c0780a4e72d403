import { createHash } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';

/** Browsers renew it on each visit; older subscriptions are abandoned. */
const keepSeconds = 90 * 24 * 60 * 60;

/** Ends with the session that made it. */
export const pushSubscriptionEntity = defineEntity({
  name: 'pushSubscription',
  version: 1,
  schema: z.object({
    userId: UserId,
    id: z.string(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    sessionId: SessionId,
    signedInAtSeconds: z.int(),
    savedAt: z.string(),
  }),
  key: { pk: 'USER#{userId}', sk: 'PUSH#{id}' },
  ttl: ({ savedAt }) => toEpochSeconds(savedAt) + keepSeconds,
  reads: {
    findSubscription: 'one browser of a person that gets notifications',
    listSubscriptions: 'the browsers of a person that get notifications',
  },
});
export type PushSubscriptionItem = ValueOf<typeof pushSubscriptionEntity>;
type SubscriptionKey = Pick<PushSubscriptionItem, 'userId' | 'id'>;

/** An endpoint is too long for a key. */
export const toSubscriptionId = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex').slice(0, 32);

export const findSubscription = ({ userId, id }: SubscriptionKey) =>
  get(pushSubscriptionEntity, { userId, id });

export const listSubscriptions = (userId: UserId): Promise<PushSubscriptionItem[]> =>
  queryPartition(pushSubscriptionEntity, { userId });

export async function saveSubscription(subscription: PushSubscriptionItem): Promise<void> {
  await putItem(pushSubscriptionEntity, subscription);
}

export async function deleteSubscription({ userId, id }: SubscriptionKey): Promise<void> {
  await removeItem(pushSubscriptionEntity, { userId, id });
}
