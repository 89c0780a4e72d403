import { randomUUID } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { composePasswordChangedNotice, composeSessionReusedNotice } from '#api/auth/accountNotices.ts';
import { listSessionItems, refreshTokenSeconds } from '#model/auth/sessions/sessionEntity.ts';
import { moveListing, toListable } from '#model/users/list/listing.ts';
import { endAllSessionsBefore, endSessionOnce, findUser, type UserItem } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import type { Session } from './refreshCookie.ts';

interface EndSignInsOptions {
  now: Date;
  keepSessionId?: SessionId;
  newPassword?: boolean;
  others?: readonly Write[];
}

export async function endSignIns(user: UserItem, ending: EndSignInsOptions): Promise<string> {
  const { now, keepSessionId, newPassword = false, others = [] } = ending;
  const nowSeconds = toEpochSeconds(now);
  const tokenVersion = randomUUID();
  const change = {
    sessionsNotBeforeSeconds: nowSeconds,
    keptSessionId: keepSessionId ?? '',
    tokenVersion,
    ...(newPassword && { hasPassword: true, inCognito: true, pending: false }),
  };
  // Token times have whole seconds: sessions of the current second end individually.
  const ended = (await listSessionItems(user.id))
    .filter(
      ({ sessionId, signedInAtSeconds }) => signedInAtSeconds >= nowSeconds && sessionId !== keepSessionId,
    )
    .map(({ sessionId }) => [sessionId, nowSeconds + refreshTokenSeconds] as const);
  const failed = await transact({
    user: endAllSessionsBefore(user, change, Object.fromEntries(ended)),
    listing: moveListing(toListable({ ...user, ...change }), toListable(user)),
    notice: newPassword ? putOutgoing(composePasswordChangedNotice(user), now) : undefined,
    others,
  });
  const current = failed && (await findUser(user.id));
  if (current && current.pending !== user.pending) return endSignIns(current, ending);
  return tokenVersion;
}

/** False when the session had already ended. */
export async function endSessionWithNotice(
  user: UserItem,
  { sessionId, signedInAtSeconds }: Session,
  device: string,
  now: Date,
): Promise<boolean> {
  const failed = await transact({
    user: endSessionOnce(user.id, sessionId, signedInAtSeconds + refreshTokenSeconds),
    notice: putOutgoing(composeSessionReusedNotice(user, device), now),
  });
  return failed === undefined;
}
