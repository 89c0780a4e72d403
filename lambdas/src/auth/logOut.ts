import type * as routes from '@bloomkin/shared/routes/auth.ts';
import type { SessionId } from '@bloomkin/shared/schemas/ids.ts';
import { verifyAccessToken } from '../http/accessToken.ts';
import { Answer } from '../http/answer.ts';
import type { Caller } from '../http/caller.ts';
import type { Handler } from '../http/request.ts';
import { refreshTokens, revokeRefreshToken } from '../services/cognitoTokens.ts';
import { endSession, findUser, type UserItem } from '../users/userTable.ts';
import { forgetSession, refreshTokenSeconds } from './sessionTable.ts';
import { clearedRefreshCookie, refreshCookieName } from './signedIn.ts';

/** Once its refresh token is revoked, an ended sign-in needs remembering until its last access token has expired. */
const accessTokenSeconds = 60 * 60;

export const logOut: Handler<typeof routes.logOut> = async ({ caller, cookie, now }) => {
  const refreshToken = cookie(refreshCookieName);
  const session = caller ? sessionOf(caller) : await sessionOfCookie(refreshToken);
  const keepSeconds = refreshToken ? accessTokenSeconds : refreshTokenSeconds;
  const expiresAtSeconds = Math.ceil(now.getTime() / 1000) + keepSeconds;
  await Promise.all([
    session && endSession(session.user, session.id, expiresAtSeconds, now),
    session && forgetSession(session.user.id, session.id),
    refreshToken && revokeRefreshToken(refreshToken),
  ]);
  return new Answer({ message: 'You are signed out. See you soon!' }, { cookies: [clearedRefreshCookie] });
};

interface Session {
  user: UserItem;
  id: SessionId;
}

const sessionOf = ({ user, sessionId }: Caller): Session => ({ user, id: sessionId });

/** Another tab may still hold a token of this sign-in, though this one has none: ask whose it is. */
async function sessionOfCookie(refreshToken: string | undefined): Promise<Session | undefined> {
  const tokens = refreshToken ? await refreshTokens(refreshToken) : undefined;
  if (!tokens) return undefined;
  const { userId, sessionId } = await verifyAccessToken(tokens.accessToken);
  await revokeRefreshToken(tokens.refreshToken);
  const user = await findUser(userId);
  return user && { user, id: sessionId };
}
