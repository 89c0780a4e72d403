import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { AccessToken } from '../http/accessToken.ts';
import { sessionKey, sessionsPrefix, userKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';

/** A sign-in, for the person to look at. Whether it is still good is decided by the person's own row alone. */
export interface SessionItem {
  sessionId: SessionId;
  device: string;
  signedInAtSeconds: number;
  lastSeenAtSeconds: number;
}

/** How long Cognito's refresh tokens live: a rotated one ends with the first of its sign-in. */
export const refreshTokenSeconds = 30 * 24 * 60 * 60;

/** Notes a sign-in and each time it is refreshed. */
export async function noteSession(token: AccessToken, device: string, now: Date): Promise<void> {
  const { userId, sessionId, signedInAtSeconds } = token;
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: sessionKey(userId, sessionId),
      UpdateExpression:
        'SET sessionId = :id, device = :device, signedInAtSeconds = :signedIn, lastSeenAtSeconds = :now, #ttl = :ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: {
        ':id': sessionId,
        ':device': device,
        ':signedIn': signedInAtSeconds,
        // The request came before its sign-in, by Cognito's clock perhaps in the second before.
        ':now': Math.max(signedInAtSeconds, Math.floor(now.getTime() / 1000)),
        ':ttl': signedInAtSeconds + refreshTokenSeconds,
      },
    }),
  );
}

export async function findSession(userId: UserId, id: SessionId): Promise<SessionItem | undefined> {
  const Key = sessionKey(userId, id);
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key, ConsistentRead: true }));
  return Item as SessionItem | undefined;
}

/** All that were noted, ended ones too. */
export async function allSessions(userId: UserId): Promise<SessionItem[]> {
  const rows = await queryAll({
    KeyConditionExpression: 'pk = :person AND begins_with(sk, :sessions)',
    ExpressionAttributeValues: { ':person': userKey(userId).pk, ':sessions': sessionsPrefix },
    ConsistentRead: true,
  });
  return rows as SessionItem[];
}

export async function forgetSession(userId: UserId, id: SessionId): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName, Key: sessionKey(userId, id) }));
}
