import * as z from 'zod';
import { type AuthAnswer, type AuthCall, ClientMetadata, knownUser, openAuthCall } from './authCall.ts';
import { beginSignIn } from './beginSignIn.ts';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError, wrongCredentials } from './cognitoError.ts';
import { answerChallenge, nextStep } from './customAuth.ts';
import { afterFailure, isLocked, noFailures } from './lockOut.ts';
import { checkPasswordPolicy, hashPassword, isPassword } from './passwords.ts';
import { answerToken, askForToken } from './softwareToken.ts';
import type { UserRecord } from './userRecord.ts';

const Parameters = z.record(z.string(), z.string()).default({});

const InitiateAuth = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: Parameters,
  ClientMetadata,
});

const RespondToAuthChallenge = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.string(),
  ChallengeResponses: Parameters,
  Session: z.string(),
  ClientMetadata,
});

export const signInCalls: CognitoCalls = {
  AdminInitiateAuth: defineCall(InitiateAuth, async (input, cognito) => {
    const { ExplicitAuthFlows } = cognito.clients.get(input.ClientId, input.UserPoolId);
    if (!ExplicitAuthFlows.includes(`ALLOW_${input.AuthFlow}`))
      throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
    const call = openAuthCall(cognito, input.UserPoolId, input.ClientId, input.AuthParameters);
    if (input.AuthFlow === 'CUSTOM_AUTH') return nextStep(cognito, call, []);
    if (input.AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') return signInByPassword(cognito, call);
    throw new CognitoError('InvalidParameterException', `The flow ${input.AuthFlow} is not played here`);
  }),

  AdminRespondToAuthChallenge: defineCall(RespondToAuthChallenge, async (input, cognito) => {
    const { Session, ClientMetadata: metadata } = input;
    const call = openAuthCall(cognito, input.UserPoolId, input.ClientId, input.ChallengeResponses);
    if (input.ChallengeName === 'CUSTOM_CHALLENGE') return answerChallenge(cognito, call, Session, metadata);
    if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED')
      return answerNewPassword(cognito, call, Session, metadata);
    if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return answerToken(cognito, call, Session, metadata);
    throw new CognitoError(
      'InvalidParameterException',
      `The challenge ${input.ChallengeName} is not played here`,
    );
  }),
};

async function signInByPassword(cognito: CognitoContext, call: AuthCall): Promise<AuthAnswer> {
  const password = call.parameters.PASSWORD ?? '';
  const { username } = call;
  const poolId = call.client.UserPoolId;
  const user = await cognito.passwordTurns.run(`${poolId}/${username}`, () =>
    checkPassword(cognito, poolId, username, password),
  );
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askForNewPassword(cognito, call, user);
  return (
    askForToken(cognito, call, user) ?? beginSignIn(cognito, call.client, user, 'Authentication', undefined)
  );
}

async function checkPassword(
  cognito: CognitoContext,
  poolId: string,
  username: string,
  password: string,
): Promise<UserRecord> {
  const before = cognito.users.find(poolId, username);
  if (before && isLocked(before.failures, cognito.now()))
    throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
  const right = await isPassword(password, before?.password);
  // The password or the user may have changed while the hash was computed.
  const user = cognito.users.find(poolId, username);
  if (!user) throw wrongCredentials();
  if (!right) {
    cognito.users.save({ ...user, failures: afterFailure(user.failures, cognito.now()) });
    throw wrongCredentials();
  }
  if (user.failures.count === 0) return user;
  const cleared = { ...user, failures: noFailures };
  cognito.users.save(cleared);
  return cleared;
}

function askForNewPassword(cognito: CognitoContext, { client }: AuthCall, user: UserRecord): AuthAnswer {
  const { username } = user;
  const challengeName = 'NEW_PASSWORD_REQUIRED';
  const Session = cognito.sessions.open({
    clientId: client.id,
    username,
    challengeName,
    rounds: [],
    privateParameters: {},
    expiresAtMs: cognito.now() + client.AuthSessionValidity * 60_000,
  });
  const { sub: _, ...attributes } = user.attributes;
  const ChallengeParameters = {
    USER_ID_FOR_SRP: username,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(attributes),
  };
  return { ChallengeName: challengeName, ChallengeParameters, Session };
}

/** NEW_PASSWORD_REQUIRED. */
async function answerNewPassword(
  cognito: CognitoContext,
  call: AuthCall,
  sessionName: string,
  clientMetadata: Record<string, string> | undefined,
): Promise<AuthAnswer> {
  const { username } = knownUser(call);
  const text = call.parameters.NEW_PASSWORD ?? '';
  const { UserPoolId: poolId, id: clientId } = call.client;
  checkPasswordPolicy(text, cognito.users.pool(poolId).Policies.PasswordPolicy);
  cognito.sessions.take(sessionName, { clientId, username, challengeName: 'NEW_PASSWORD_REQUIRED' });
  const password = await hashPassword(text);
  const user = cognito.users.get(poolId, username);
  const confirmed: UserRecord = { ...user, password, status: 'CONFIRMED', modifiedAtMs: cognito.now() };
  cognito.users.save(confirmed);
  return beginSignIn(cognito, call.client, confirmed, 'NewPasswordChallenge', clientMetadata);
}
