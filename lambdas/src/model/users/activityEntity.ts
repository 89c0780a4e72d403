import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

/** Beside the account, whose own item nobody overwrites for a sign-in or an order. */
export const activityEntity = defineEntity({
  name: 'activity',
  version: 1,
  schema: z.object({
    userId: UserId,
    /** Taken orders (docs/product-rules.md, "Figures"). */
    orders: z.int().default(0),
    spentCents: z.int().default(0),
    /** When they last signed in or renewed a token; 0 before the first. */
    seenAtSeconds: z.int().default(0),
  }),
  key: { pk: 'USER#{userId}', sk: 'ACTIVITY' },
  reads: {
    listUsers: 'what the people of a page bought, and when they were here',
    findActivities: 'when some people were here',
  },
});
export type Activity = ValueOf<typeof activityEntity>;

export const findActivities = (ids: readonly UserId[]): Promise<Activity[]> =>
  getMany(
    activityEntity,
    [...new Set(ids)].map((userId) => ({ userId })),
  );

export const addBought = (userId: UserId, add: Pick<Activity, 'orders' | 'spentCents'>): Write =>
  patch(activityEntity, { userId }, { set: { userId }, add });

export async function recordSeen(userId: UserId, seenAtSeconds: number): Promise<void> {
  await patchItem(activityEntity, { userId }, { set: { userId, seenAtSeconds } });
}
