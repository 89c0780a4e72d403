import { hash } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { mayChange, mayEnter } from '@bloomkin/shared/rules/entrance.ts';
import type { Person } from '@bloomkin/shared/rules/permissions.ts';
import { type CompanyId, SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { setting } from '#platform/settings.ts';
import type { Get } from '#platform/table/read.ts';
import { cognitoHost, keySetCache } from './keySet.ts';

export interface Caller extends Person {
  id: UserId;
  name: string;
  companyId: CompanyId | null;
  sessionId: SessionId;
  signedInAtSeconds: number;
  /** Only the set-up of the second step is open. */
  lacksSecondFactor: boolean;
}

/** Throws AUTH.TOKEN.INVALID when the token's session has ended. */
export type LoadCaller<C extends Caller> = (accessToken: AccessToken, read?: Get) => Promise<C>;

/** Throws unless the route admits this caller; routes that order have their own code for guests. */
export function checkAccess({ method, options }: Route, caller: Caller | undefined): void {
  const { access, errors } = options;
  if (caller?.lacksSecondFactor && !options.beforeSecondFactor)
    throw new AppError('AUTH.SECOND_FACTOR.MISSING');
  if (access === 'public' || access === 'provider') return;
  const isOrdering = errors?.includes('AUTH.CHECKOUT_REQUIRED');
  if (!caller) throw new AppError(isOrdering ? 'AUTH.CHECKOUT_REQUIRED' : 'AUTH.REQUIRED');
  if (!mayEnter(options, caller)) throw new AppError('ACCESS.FORBIDDEN');
  if (!mayChange(method, options, caller)) throw new AppError('ACCESS.ADMIN_RIGHT');
}

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
