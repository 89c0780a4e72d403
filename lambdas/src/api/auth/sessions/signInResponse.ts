import type { SignedInUser } from '@bloomkin/shared/schemas/user.ts';
import { deviceCookieName, rememberDevice } from '#api/auth/sessions/deviceCookie.ts';
import { serializeRefreshCookie } from '#api/auth/sessions/refreshCookie.ts';
import { recordSession } from '#model/auth/sessions/sessionEntity.ts';
import { toUser } from '#model/users/toUser.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { verifyAccessToken } from '#platform/http/caller.ts';
import { describeDevice } from '#platform/http/describeDevice.ts';
import { HttpResponse } from '#platform/http/response.ts';
import type { Tokens } from '#platform/services/cognitoTokens.ts';

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
