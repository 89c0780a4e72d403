import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { verifyAccessToken } from '../http/accessToken.ts';
import { callerOf } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { refreshTokens, revokeRefreshToken } from '../services/cognitoTokens.ts';
import { clearedRefreshCookie, noteSignIn, refreshCookieName, signedIn } from './signedIn.ts';

/** Whoever may not enter any more (disabled, signed out, password changed) gets no new token, and the cookie goes. */
export const refresh: Handler<typeof routes.refresh> = async (request) => {
  const given = request.cookie(refreshCookieName);
  const tokens = given ? await refreshTokens(given) : undefined;
  if (!tokens) throw refused();
  const token = await verifyAccessToken(tokens.accessToken);
  const [caller] = await Promise.allSettled([callerOf(token), noteSignIn(tokens, request)]);
  if (caller.status === 'fulfilled') return signedIn(caller.value.user, tokens);
  const ended = caller.reason instanceof AppError && caller.reason.code === 'AUTH.TOKEN.INVALID';
  if (!ended) throw caller.reason;
  await revokeRefreshToken(tokens.refreshToken);
  throw refused(caller.reason);
};

const refused = (cause?: unknown) =>
  new AppError('AUTH.REFRESH.INVALID', { cookies: [clearedRefreshCookie], cause });
