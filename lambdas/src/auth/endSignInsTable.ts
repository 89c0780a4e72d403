import { randomUUID } from 'node:crypto';
import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { putOutgoing } from '../outbox/outboxEntity.ts';
import { userKey } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import type { UserItem } from '../users/userTable.ts';
import { passwordChanged, sessionReused } from './accountNotices.ts';
import type { Session } from './refreshCookie.ts';
import { allSessions, refreshTokenSeconds } from './sessionTable.ts';

interface Ending {
  now: Date;
  /** The one that goes on, or none. */
  kept?: SessionId;
  /** They end because a new password was set: the person has one now, and is told. */
  newPassword?: boolean;
}

/** Ends a person's sign-ins at once, on all devices: gives the era that begins. */
export async function endSignIns(user: UserItem, ending: Ending): Promise<string> {
  const { now, newPassword = false } = ending;
  const era = randomUUID();
  const update = await endingUpdate(user, era, ending);
  await transact(newPassword ? [update, putOutgoing(passwordChanged(user), now)] : [update]);
  return era;
}

/** Ends a session after refresh token reuse and queues the notice; false when it had already ended. */
export async function endSessionWithNotice(
  user: UserItem,
  { sessionId, signedInAtSeconds }: Session,
  device: string,
  now: Date,
): Promise<boolean> {
  const failed = await transact([
    {
      Update: {
        TableName: tableName,
        Key: userKey(user.id),
        UpdateExpression: 'SET endedSessions.#session = :expires',
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endedSessions.#session)',
        ExpressionAttributeNames: { '#session': sessionId },
        ExpressionAttributeValues: { ':expires': signedInAtSeconds + refreshTokenSeconds },
      },
    },
    putOutgoing(sessionReused(user, device), now),
  ]);
  return failed === undefined;
}

async function endingUpdate(
  user: UserItem,
  era: string,
  { now, kept, newPassword }: Ending,
): Promise<TransactItem> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  // A token says its second only: those of this very second are ended one by one.
  const present = (await allSessions(user.id)).filter(
    ({ sessionId, signedInAtSeconds }) => signedInAtSeconds >= nowSeconds && sessionId !== kept,
  );
  const ended = present.map((_, index) => `, endedSessions.#ended${index} = :expires`).join('');
  const password = newPassword ? ', hasPassword = :true, inCognito = :true, pending = :false' : '';
  return {
    Update: {
      TableName: tableName,
      Key: userKey(user.id),
      UpdateExpression: `SET sessionsNotBeforeSeconds = :now, keptSessionId = :kept, signInEra = :era${ended}${password}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames:
        present.length > 0
          ? Object.fromEntries(present.map(({ sessionId }, index) => [`#ended${index}`, sessionId]))
          : undefined,
      ExpressionAttributeValues: {
        ':now': nowSeconds,
        ':kept': kept ?? '',
        ':era': era,
        ...(present.length > 0 && { ':expires': nowSeconds + refreshTokenSeconds }),
        ...(newPassword && { ':true': true, ':false': false }),
      },
    },
  };
}
