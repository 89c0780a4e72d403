import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { verifyAccessToken } from '#http/accessToken.ts';
import { HttpResponse } from '#http/response.ts';
import type { Tokens } from '#services/cognitoTokens.ts';
import { toUser } from '#users/toUser.ts';
import type { UserItem } from '#users/userEntity.ts';
import { describeDevice } from '../sessions/describeDevice.ts';
import { deviceCookieName, rememberDevice } from '../sessions/deviceCookie.ts';
import { serializeRefreshCookie } from '../sessions/refreshCookie.ts';
import { recordSession } from '../sessions/sessionEntity.ts';

interface SignInRequest {
  now: Date;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
}

export function toSignInResponse(
  user: UserItem,
  tokens: Tokens,
  cookies: readonly string[],
): HttpResponse<{ data: SignedInUser }> {
  const data = { ...toUser(user), api_token: tokens.accessToken, expires_in: tokens.expiresInSeconds };
  return new HttpResponse({ data }, { cookies });
}

export async function completeSignIn(user: UserItem, tokens: Tokens, request: SignInRequest) {
  const { now, header, cookie } = request;
  const session = await verifyAccessToken(tokens.accessToken);
  const [refreshLine, deviceLine] = await Promise.all([
    serializeRefreshCookie(tokens.refreshToken, session),
    rememberDevice(user, cookie(deviceCookieName), now),
    recordSession(session, describeDevice(header('user-agent')), now),
  ]);
  return toSignInResponse(user, tokens, [refreshLine, deviceLine]);
}
