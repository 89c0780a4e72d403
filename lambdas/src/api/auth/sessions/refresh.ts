import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { deleteSession, findSession, recordSession } from '#model/auth/sessions/sessionEntity.ts';
import { isSessionActive, loadCaller } from '#model/users/loadCaller.ts';
import { findUser } from '#model/users/userEntity.ts';
import { verifyAccessToken } from '#platform/http/caller.ts';
import { describeDevice } from '#platform/http/describeDevice.ts';
import type { ApiRequest, Handler } from '#platform/http/request.ts';
import { logWarning } from '#platform/log.ts';
import { refreshTokens, revokeRefreshToken, type Tokens } from '#platform/services/cognitoTokens.ts';
import { isUnavailable } from '#platform/unavailable.ts';
import { endSessionWithNotice } from './endSignIns.ts';
import {
  clearedRefreshCookie,
  type RefreshCookie,
  readRefreshCookie,
  refreshCookieName,
  serializeRefreshCookie,
} from './refreshCookie.ts';
import { toSignInResponse } from './signInResponse.ts';

/** A disabled or signed-out user gets no new token and loses the cookie. */
export const refresh: Handler<typeof routes.refresh> = async (request) => {
  const currentRefresh = await readRefreshCookie(request.cookie(refreshCookieName));
  if (!currentRefresh) throw invalidRefresh();
  const tokens = await refreshTokens(currentRefresh.token);
  if (tokens === 'reused') await endReusedSession(currentRefresh, request.now);
  if (!tokens || tokens === 'reused') throw invalidRefresh();
  const session = currentRefresh.session ?? (await verifyAccessToken(tokens.accessToken));
  const rotated = await serializeRefreshCookie(tokens.refreshToken, session);
  try {
    return await renewSession(request, tokens, rotated);
  } catch (error) {
    if (error instanceof AppError && error.code === 'AUTH.REFRESH.INVALID') throw error;
    throw withRotatedCookie(error, rotated);
  }
};

async function renewSession(
  { now, header }: ApiRequest<typeof routes.refresh>,
  tokens: Tokens,
  rotated: string,
) {
  const token = await verifyAccessToken(tokens.accessToken);
  const recorded = recordSession(token, describeDevice(header('user-agent')), now);
  const [caller] = await Promise.allSettled([loadCaller(token), recorded]);
  if (caller.status === 'fulfilled') return toSignInResponse(caller.value.user, tokens, [rotated]);
  const ended = caller.reason instanceof AppError && caller.reason.code === 'AUTH.TOKEN.INVALID';
  if (!ended) throw caller.reason;
  await revokeRefreshToken(tokens.refreshToken);
  throw invalidRefresh(caller.reason);
}

const invalidRefresh = (cause?: unknown) =>
  new AppError('AUTH.REFRESH.INVALID', { cookies: [clearedRefreshCookie], cause });

/** Set even when a later step fails: without the new token the next refresh looks like theft. */
function withRotatedCookie(cause: unknown, rotated: string): AppError {
  const isPassing = isUnavailable(cause) || (cause instanceof AppError && cause.status === 503);
  const code = isPassing ? 'SERVICE.UNAVAILABLE' : 'INTERNAL';
  return new AppError(code, { cookies: [rotated], retryAfterSeconds: 2, cause });
}

/** Reuse means theft, and the thief cannot be told apart: the session ends for both (RFC 9700, section 4.14.2). */
async function endReusedSession({ token, session }: RefreshCookie, now: Date): Promise<void> {
  const user = session && (await findUser(session.userId));
  if (!session || !user || !isSessionActive(user, session)) return;
  const { device } = (await findSession(user.id, session.sessionId)) ?? { device: 'a device' };
  if (!(await endSessionWithNotice(user, session, device, now))) return;
  logWarning('session.reused', { userId: user.id });
  await Promise.all([deleteSession(user.id, session.sessionId), revokeRefreshToken(token)]);
}
