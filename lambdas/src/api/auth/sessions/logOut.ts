import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { deleteSession, refreshTokenSeconds } from '#model/auth/sessions/sessionEntity.ts';
import { endSession, findUser } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { clearedRefreshCookie, readRefreshCookie, refreshCookieName } from './refreshCookie.ts';

/** Ended sessions are remembered until their last access token has expired. */
const accessTokenSeconds = 60 * 60;

/** Token and cookie: two tabs of a browser may hold two users. */
export const logOut: Handler<typeof routes.logOut> = async ({ caller, cookie, now }) => {
  const refresh = await readRefreshCookie(cookie(refreshCookieName));
  // Revoke first: when it fails, nothing must have changed.
  if (refresh) await revokeRefreshToken(refresh.token);
  const revoked = refresh?.session;
  if (revoked) await end(revoked.userId, revoked.sessionId, accessTokenSeconds, now);
  if (caller && caller.sessionId !== revoked?.sessionId)
    await end(caller.id, caller.sessionId, refreshTokenSeconds, now);
  return new HttpResponse(
    { message: 'You are signed out. See you soon!' },
    { cookies: [clearedRefreshCookie] },
  );
};

async function end(userId: UserId, sessionId: SessionId, keepSeconds: number, now: Date): Promise<void> {
  const user = await findUser(userId);
  if (!user) return;
  await endSession(user, sessionId, toEpochSeconds(now) + keepSeconds, now);
  await deleteSession(userId, sessionId);
}
