import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { CognitoError } from './cognitoError.ts';

/** Cognito's groups of calls and what an account has of each a second, before it asks for more. */
const groups = {
  UserAuthentication: {
    perSecond: 120,
    calls: ['AdminInitiateAuth', 'AdminRespondToAuthChallenge', 'InitiateAuth', 'RespondToAuthChallenge'],
  },
  UserToken: {
    perSecond: 120,
    calls: ['AdminUserGlobalSignOut', 'GetTokensFromRefreshToken', 'GlobalSignOut', 'RevokeToken'],
  },
  UserCreation: { perSecond: 50, calls: ['AdminCreateUser'] },
  UserAccountRecovery: { perSecond: 30, calls: ['AdminSetUserPassword'] },
  UserPoolClientRead: { perSecond: 15, calls: ['DescribeUserPoolClient', 'ListUserPoolClientSecrets'] },
} as const;

/** Without a switch nothing is refused; `perSecond` replaces the quota of each group. */
export class RequestQuotas {
  /** Undefined: off. */
  limit: 'default' | { perSecond: number } | undefined;
  private readonly now: () => number;
  private readonly taken = new Map<string, { second: number; count: number }>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Throws over the quota of the call's group. */
  take(call: string): void {
    const [name, group] =
      Object.entries(groups).find(([, { calls }]) => calls.some((one) => one === call)) ?? [];
    if (!this.limit || !name || !group) return;
    const perSecond = this.limit === 'default' ? group.perSecond : this.limit.perSecond;
    const second = toEpochSeconds(this.now());
    const before = this.taken.get(name);
    const count = before?.second === second ? before.count + 1 : 1;
    this.taken.set(name, { second, count });
    if (count > perSecond) throw new CognitoError('TooManyRequestsException', 'Rate exceeded');
  }
}
