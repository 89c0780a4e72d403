import { hash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { setting } from '../settings.ts';
import { cognitoHost, keySetCache } from './keySet.ts';

export interface AccessToken {
  userId: UserId;
  /** `origin_jti`: the sign-in this token comes from. */
  sessionId: SessionId;
  signedInAtSeconds: number;
}

interface VerifiedToken {
  accessToken: AccessToken;
  untilMs: number;
}

const verifiedForMs = 60_000;
const mostVerified = 1000;

/** By hash, so that no token stays in memory. Ended sessions end at once all the same: the user's row says so. */
const verified = new Map<string, VerifiedToken>();

let verifier: ReturnType<typeof createVerifier> | undefined;

function createVerifier() {
  const issuer = `${cognitoHost}/${setting('USER_POOL_ID')}`;
  return JwtVerifier.create(
    { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
    { jwksCache: keySetCache() },
  );
}

/** Only access tokens of our own client pass. One that passed is not checked again for a minute (docs/decisions/0019). */
export async function verifyAccessToken(token: string): Promise<AccessToken> {
  const key = hash('sha256', token, 'base64');
  const known = verified.get(key);
  if (known && known.untilMs > Date.now()) return known.accessToken;
  verified.delete(key);
  const fresh = await verify(token);
  const [oldest] = verified.keys();
  if (verified.size >= mostVerified && oldest !== undefined) verified.delete(oldest);
  verified.set(key, fresh);
  return fresh.accessToken;
}

/** Signature, issuer, expiry, use and client. */
async function verify(token: string): Promise<VerifiedToken> {
  verifier ??= createVerifier();
  try {
    const claims = await verifier.verify(token);
    const rightUse = claims.token_use === 'access' && claims.client_id === setting('USER_POOL_CLIENT_ID');
    if (!rightUse) throw new Error('Not an access token of ours');
    const accessToken = {
      userId: UserId.parse(claims.username),
      sessionId: SessionId.parse(claims.origin_jti),
      signedInAtSeconds: Number(claims.auth_time),
    };
    const expiresAtMs = Number(claims.exp) * 1000;
    return { accessToken, untilMs: Math.min(Date.now() + verifiedForMs, expiresAtMs) };
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('AUTH.TOKEN.INVALID', { cause });
  }
}
