import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { Answer } from '../http/answer.ts';
import type { Tokens } from '../services/cognitoTokens.ts';
import { toUser } from '../users/toUser.ts';
import type { UserItem } from '../users/userTable.ts';

export const refreshCookieName = '__Host-refresh';
/** How long Cognito's refresh tokens live. */
export const refreshTokenSeconds = 30 * 24 * 60 * 60;

const cookie = (value: string, maxAgeSeconds: number) =>
  `${refreshCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Strict`;

export const clearedRefreshCookie = cookie('', 0);

/** The answer to every login and refresh: the person with the api_token; the refresh token goes into the cookie only. */
export function signedIn(user: UserItem, tokens: Tokens): Answer<{ data: SignedInUser }> {
  const data = { ...toUser(user), api_token: tokens.accessToken, expires_in: tokens.expiresInSeconds };
  return new Answer({ data }, { cookies: [cookie(tokens.refreshToken, refreshTokenSeconds)] });
}
