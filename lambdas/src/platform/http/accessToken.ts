import { hash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { setting } from '#platform/settings.ts';
import { cognitoHost, keySetCache } from './keySet.ts';

export interface AccessToken {
  userId: UserId;
  sessionId: SessionId;
  signedInAtSeconds: number;
}

interface CachedToken {
  accessToken: AccessToken;
  expiresAtMs: number;
}

const cacheMs = 60_000;
const maxCached = 1000;

/** By hash: no token stays in memory. */
const cache = new Map<string, CachedToken>();

let verifier: ReturnType<typeof createVerifier> | undefined;

const keySet = keySetCache();

function readIssuer() {
  const issuer = `${cognitoHost}/${setting('USER_POOL_ID')}`;
  return { issuer, jwksUri: `${issuer}/.well-known/jwks.json` };
}

const createVerifier = () => JwtVerifier.create({ ...readIssuer(), audience: null }, { jwksCache: keySet });

/** Keys of a later rotation are fetched when a token names one. */
export const fetchKeySet = () => keySet.getJwks(readIssuer().jwksUri);

/** Throws AUTH.TOKEN.INVALID. Verified tokens are cached for a minute (docs/decisions/0019). */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  const key = hash('sha256', token, 'base64');
  const cached = cache.get(key);
  if (cached && cached.expiresAtMs > Date.now()) return cached.accessToken;
  cache.delete(key);
  const verified = await verify(token);
  const [oldest] = cache.keys();
  if (cache.size >= maxCached && oldest !== undefined) cache.delete(oldest);
  cache.set(key, verified);
  return verified.accessToken;
}

async function verify(token: string): Promise<CachedToken> {
  verifier ??= createVerifier();
  try {
    const claims = await verifier.verify(token);
    const isOurs = claims.token_use === 'access' && claims.client_id === setting('USER_POOL_CLIENT_ID');
    if (!isOurs) throw new Error('Not an access token of ours');
    const accessToken = {
      userId: UserId.parse(claims.username),
      sessionId: SessionId.parse(claims.origin_jti),
      signedInAtSeconds: Number(claims.auth_time),
    };
    return { accessToken, expiresAtMs: Math.min(Date.now() + cacheMs, Number(claims.exp) * 1000) };
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('AUTH.TOKEN.INVALID', { cause });
  }
}
