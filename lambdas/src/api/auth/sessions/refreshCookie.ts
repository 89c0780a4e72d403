import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { keyedHash } from '#model/auth/codes/codeHash.ts';
import { isGenuineHash, readPepper } from '#model/auth/codes/pepper.ts';
import { refreshTokenSeconds } from '#model/auth/sessions/sessionEntity.ts';
import type { AccessToken } from '#platform/http/caller.ts';

export const refreshCookieName = '__Host-refresh';

export type Session = Pick<AccessToken, 'userId' | 'sessionId' | 'signedInAtSeconds'>;

/** Cognito does not name the session of a refused token, so the signed cookie does. */
export interface RefreshCookie {
  token: string;
  session: Session | undefined;
}

const SignedSession = z.object({
  userId: UserId,
  sessionId: SessionId,
  signedInAtSeconds: z.coerce.number().int().positive(),
});

const sign =
  (token: string, { userId, sessionId, signedInAtSeconds }: Session) =>
  (pepper: string) =>
    keyedHash(pepper, `refresh|${userId}|${sessionId}|${signedInAtSeconds}|${token}`);

export async function readRefreshCookie(cookie: string | undefined): Promise<RefreshCookie | undefined> {
  if (!cookie) return undefined;
  const [token = '', userId, sessionId, signedInAtSeconds, signature = ''] = cookie.split('~');
  const session = SignedSession.safeParse({ userId, sessionId, signedInAtSeconds }).data;
  const isGenuine = session !== undefined && (await isGenuineHash(signature, sign(token, session)));
  return { token, session: isGenuine ? session : undefined };
}

export async function serializeRefreshCookie(token: string, session: Session): Promise<string> {
  const { userId, sessionId, signedInAtSeconds } = session;
  const parts = [token, userId, sessionId, signedInAtSeconds, sign(token, session)(await readPepper())];
  return serialize(parts.join('~'), refreshTokenSeconds);
}

const serialize = (value: string, maxAgeSeconds: number) =>
  `${refreshCookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; Secure; SameSite=Strict`;

export const clearedRefreshCookie = serialize('', 0);
