import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/auth.ts';
import { deleteSession, findSession, refreshTokenSeconds } from '#model/auth/sessions/sessionEntity.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import { endSession } from '#model/users/userEntity.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { clearedRefreshCookie, readRefreshCookie, refreshCookieName } from './refreshCookie.ts';

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
