import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { verifyAccessToken } from '../http/accessToken.ts';
import { Answer } from '../http/answer.ts';
import type { Tokens } from '../services/cognitoTokens.ts';
import { toUser } from '../users/toUser.ts';
import type { UserItem } from '../users/userTable.ts';
import { deviceCookieName, rememberDevice } from './deviceCookie.ts';
import { deviceWords } from './deviceWords.ts';
import { noteSession, refreshTokenSeconds } from './sessionTable.ts';

export const refreshCookieName = '__Host-refresh';

const cookie = (value: string, maxAgeSeconds: number) =>
  `${refreshCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Strict`;

export const clearedRefreshCookie = cookie('', 0);

interface SignInRequest {
  now: Date;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

/** Notes on which device somebody has signed in. */
export async function noteSignIn(tokens: Tokens, { now, header }: SignInRequest): Promise<void> {
  const token = await verifyAccessToken(tokens.accessToken);
  await noteSession(token, deviceWords(header('user-agent')), now);
}

/** The answer to every login and refresh: the person with the api_token; the refresh token goes into the cookie only. */
export function signedIn(
  user: UserItem,
  tokens: Tokens,
  moreCookies: readonly string[] = [],
): Answer<{ data: SignedInUser }> {
  const data = { ...toUser(user), api_token: tokens.accessToken, expires_in: tokens.expiresInSeconds };
  const cookies = [cookie(tokens.refreshToken, refreshTokenSeconds), ...moreCookies];
  return new Answer({ data }, { cookies });
}

/** The answer to a login: from now on the person is known on this browser. */
export async function loggedIn(user: UserItem, tokens: Tokens, request: SignInRequest) {
  const device = await rememberDevice(user, request.cookie(deviceCookieName), request.now);
  return signedIn(user, tokens, [device]);
}
