import { AppError } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { mayChange, mayEnter } from '@bloomkin/shared/rules/entrance.ts';
import type { Person } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, SessionId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Get } from '#platform/table/read.ts';
import type { AccessToken } from './accessToken.ts';

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
