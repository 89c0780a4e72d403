import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { recordSeen } from '#model/users/activityEntity.ts';
import type { AccessToken } from '#platform/http/caller.ts';
import { logWarning } from '#platform/log.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { putItem, removeItem } from '#platform/table/write.ts';

/** Lifetime of Cognito's refresh tokens; rotation does not extend it. */
export const refreshTokenSeconds = 30 * 24 * 60 * 60;

/** For display: the user's item decides whether a session is valid. */
export const sessionEntity = defineEntity({
  name: 'session',
  version: 1,
  schema: z.object({
    userId: UserId,
    sessionId: SessionId,
    device: z.string(),
    signedInAtSeconds: z.int(),
    lastSeenAtSeconds: z.int(),
  }),
  key: { pk: 'USER#{userId}', sk: 'SESSION#{sessionId}' },
  ttl: ({ signedInAtSeconds }) => signedInAtSeconds + refreshTokenSeconds,
  reads: { listSessionItems: 'where a person has signed in', findSession: 'one sign-in of a person' },
});
export type SessionItem = ValueOf<typeof sessionEntity>;

export async function recordSession(token: AccessToken, device: string, now: Date): Promise<void> {
  const { userId, sessionId, signedInAtSeconds } = token;
  // Cognito's clock may be a second ahead.
  const lastSeenAtSeconds = Math.max(signedInAtSeconds, toEpochSeconds(now));
  await Promise.all([
    putItem(sessionEntity, { userId, sessionId, device, signedInAtSeconds, lastSeenAtSeconds }),
    // For display only: a transaction conflict must not fail a sign-in that consumed its code.
    recordSeen(userId, lastSeenAtSeconds).catch((error: Error) =>
      logWarning('last seen was not recorded', { userId, error }),
    ),
  ]);
}

export const findSession = (userId: UserId, sessionId: SessionId): Promise<SessionItem | undefined> =>
  get(sessionEntity, { userId, sessionId });

export const listSessionItems = (userId: UserId): Promise<SessionItem[]> =>
  queryPartition(sessionEntity, { userId });

export async function deleteSession(userId: UserId, sessionId: SessionId): Promise<void> {
  await removeItem(sessionEntity, { userId, sessionId });
}
