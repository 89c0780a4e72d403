import type { QuotaGroups } from '@local/kit/requestQuotas.ts';

/** Cognito's categories of calls. */
export const quotaGroups: QuotaGroups = {
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
};
