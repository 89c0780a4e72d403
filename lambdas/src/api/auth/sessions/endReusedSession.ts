import { deleteSession, findSession } from '#model/auth/sessions/sessionEntity.ts';
import { isSessionActive } from '#model/users/loadCaller.ts';
import { findUser } from '#model/users/userEntity.ts';
import { logWarning } from '#platform/log.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { endSessionWithNotice } from './endSignIns.ts';
import type { RefreshCookie } from './refreshCookie.ts';

/** Reuse means theft, and the thief cannot be told apart: the session ends for both (RFC 9700, section 4.14.2). */
export async function endReusedSession({ token, session }: RefreshCookie, now: Date): Promise<void> {
  const user = session && (await findUser(session.userId));
  if (!session || !user || !isSessionActive(user, session)) return;
  const { device } = (await findSession(user.id, session.sessionId)) ?? { device: 'a device' };
  if (!(await endSessionWithNotice(user, session, device, now))) return;
  logWarning('session.reused', { userId: user.id });
  await Promise.all([deleteSession(user.id, session.sessionId), revokeRefreshToken(token)]);
}
