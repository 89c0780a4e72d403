import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import {
  deleteSession,
  findSession,
  listSessionItems,
  refreshTokenSeconds,
  type SessionItem,
} from '#model/auth/sessions/sessionEntity.ts';
import { isSessionActive, type UserHandler } from '#model/users/loadCaller.ts';
import { endSession, type UserItem } from '#model/users/userEntity.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { signOutEverywhere } from '#platform/services/cognitoUsers.ts';
import { deviceCookieName, forgetDevice } from './deviceCookie.ts';
import { endSignIns } from './endSignIns.ts';
import { clearedRefreshCookie, readRefreshCookie, refreshCookieName } from './refreshCookie.ts';

export const listSessions: UserHandler<typeof routes.listSessions> = async ({ caller, now }) => {
  const { user, sessionId } = caller;
  const sessions = await listActiveSessions(user, now);
  return { data: sessions.map((session) => toSession(session, session.sessionId === sessionId)) };
};

export async function listActiveSessions(user: UserItem, now: Date): Promise<SessionItem[]> {
  const isActive = (session: SessionItem) =>
    isSessionActive(user, session) &&
    (session.signedInAtSeconds + refreshTokenSeconds) * 1000 > now.getTime();
  const sessions = (await listSessionItems(user.id)).filter(isActive);
  return sessions.toSorted((a, b) => b.lastSeenAtSeconds - a.lastSeenAtSeconds);
}

export const toSession = (session: SessionItem, current: boolean) => ({
  id: session.sessionId,
  device: session.device,
  signed_in_at: toInstant(session.signedInAtSeconds),
  last_seen_at: toInstant(session.lastSeenAtSeconds),
  current,
});

const toInstant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Also clears the cookie when it is the current session. */
export const endOneSession: UserHandler<typeof routes.endOneSession> = async ({
  params: { id },
  caller,
  cookie,
  now,
}) => {
  const session = await findSession(caller.id, id);
  if (!session) throw new AppError('NOT_FOUND');
  await endSession(caller.user, id, session.signedInAtSeconds + refreshTokenSeconds, now);
  await deleteSession(caller.id, id);
  const message = `${session.device} is signed out`;
  if (id !== caller.sessionId) return { message };
  const refresh = await readRefreshCookie(cookie(refreshCookieName));
  if (refresh) await revokeRefreshToken(refresh.token);
  return new HttpResponse({ message }, { cookies: [clearedRefreshCookie] });
};

export const endAllSessions: UserHandler<typeof routes.endAllSessions> = async ({ caller, cookie, now }) => {
  await endSignIns(caller.user, { now });
  if (caller.user.inCognito) await signOutEverywhere(caller.id);
  const device = await forgetDevice(caller.user, cookie(deviceCookieName));
  const cookies = [clearedRefreshCookie, device];
  return new HttpResponse({ message: 'You are signed out on all devices' }, { cookies });
};
