import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import type { AccessToken } from '../../http/accessToken.ts';
import { defineEntity, type ValueOf } from '../../table/entity.ts';
import { get, queryPartition } from '../../table/read.ts';
import { putItem, removeItem } from '../../table/write.ts';

/** How long Cognito's refresh tokens live: a rotated one ends with the first of its sign-in. */
export const refreshTokenSeconds = 30 * 24 * 60 * 60;

/** A sign-in, for the person to look at. Whether it is still valid is decided by the person's own item alone. */
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

/** Records a sign-in and each time it is refreshed. */
export async function recordSession(token: AccessToken, device: string, now: Date): Promise<void> {
  const { userId, sessionId, signedInAtSeconds } = token;
  // Cognito's clock may date the sign-in a second after the request that asked for it.
  const lastSeenAtSeconds = Math.max(signedInAtSeconds, Math.floor(now.getTime() / 1000));
  await putItem(sessionEntity, { userId, sessionId, device, signedInAtSeconds, lastSeenAtSeconds });
}

export const findSession = (userId: UserId, sessionId: SessionId): Promise<SessionItem | undefined> =>
  get(sessionEntity, { userId, sessionId });

/** All recorded sign-ins, ended ones too. */
export const listSessionItems = (userId: UserId): Promise<SessionItem[]> =>
  queryPartition(sessionEntity, { userId });

export async function deleteSession(userId: UserId, sessionId: SessionId): Promise<void> {
  await removeItem(sessionEntity, { userId, sessionId });
}
