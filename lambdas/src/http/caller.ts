import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { mayEnter, type Person, toPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { type AccessToken, verifyAccessToken } from './accessToken.ts';

/** A signed-in person, read fresh for this request. */
export interface Caller extends Person {
  id: UserId;
  /** Null while one only asks to join: that opens nothing. */
  companyId: CompanyId | null;
  /** What the access token belongs to: ending it ends all its tokens. */
  sessionId: SessionId;
  signedInAtSeconds: number;
  user: UserItem;
}

/** The caller of a token; undefined without one. A token that is bad, expired, ended or of a gone user is a 401. */
export async function readCaller(token: string | undefined): Promise<Caller | undefined> {
  return token ? callerOf(await verifyAccessToken(token)) : undefined;
}

/** Whom a good access token names, when that person may still enter: a 401 otherwise. */
export async function callerOf(accessToken: AccessToken): Promise<Caller> {
  const user = await findUser(accessToken.userId);
  if (!user || !mayStillEnter(user, accessToken)) throw new AppError('AUTH.TOKEN.INVALID');
  return {
    ...toPerson(user),
    sessionId: accessToken.sessionId,
    signedInAtSeconds: accessToken.signedInAtSeconds,
    user,
  };
}

/** Access ends at once when a person is disabled, signs out, or changes the password (design, section 6). */
export function mayStillEnter(
  user: UserItem,
  token: Pick<AccessToken, 'sessionId' | 'signedInAtSeconds'>,
): boolean {
  const ended = user.endedSessions[token.sessionId] !== undefined;
  const kept = token.sessionId === user.keptSessionId;
  return user.active && !ended && (kept || token.signedInAtSeconds >= user.sessionsNotBeforeSeconds);
}

/** Throws unless the route lets this caller in; checkout has an error of its own for a guest. */
export function checkAccess(options: Route['options'], caller: Caller | undefined): void {
  const { access, errors } = options;
  if (access === 'public' || access === 'provider') return;
  const ordering = errors?.includes('AUTH.CHECKOUT_REQUIRED');
  if (!caller) throw new AppError(ordering ? 'AUTH.CHECKOUT_REQUIRED' : 'AUTH.REQUIRED');
  if (!mayEnter(options, caller)) throw new AppError('ACCESS.FORBIDDEN');
}
