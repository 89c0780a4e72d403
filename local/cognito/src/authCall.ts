import * as z from 'zod';
import { type AppClient, checkSecretHash } from './appClients.ts';
import type { AuthenticationResult } from './authenticationResult.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError, wrongCredentials } from './cognitoError.ts';
import type { UserRecord } from './userRecord.ts';

export const ClientMetadata = z.record(z.string(), z.string()).optional();

export interface AuthAnswer {
  ChallengeName?: string;
  ChallengeParameters: Record<string, string>;
  Session?: string;
  AuthenticationResult?: AuthenticationResult;
}

export interface AuthCall {
  client: AppClient;
  username: string;
  /** Undefined for an unknown user, which the client must not learn. */
  user: UserRecord | undefined;
  parameters: Readonly<Record<string, string>>;
}

export function openAuthCall(
  cognito: CognitoContext,
  poolId: string,
  clientId: string,
  parameters: Record<string, string>,
): AuthCall {
  const client = cognito.clients.get(clientId, poolId);
  const username = parameters.USERNAME;
  if (!username) throw new CognitoError('InvalidParameterException', 'Missing required parameter USERNAME');
  checkSecretHash(client, username, parameters.SECRET_HASH);
  const user = cognito.users.find(poolId, username);
  if (!user && client.PreventUserExistenceErrors === 'LEGACY')
    throw new CognitoError('UserNotFoundException', 'User does not exist.');
  if (user && !user.enabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  return { client, username, user, parameters };
}

export function knownUser({ user }: AuthCall): UserRecord {
  if (!user) throw wrongCredentials();
  return user;
}
