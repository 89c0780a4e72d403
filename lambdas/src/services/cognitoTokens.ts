import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { setting } from '../settings.ts';
import { cognito, readClientSecret, secretHash } from './cognitoClient.ts';
import { unlessRefused } from './cognitoRefusals.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
}

const client = () => ({ UserPoolId: setting('USER_POOL_ID'), ClientId: setting('USER_POOL_CLIENT_ID') });

/**
 * Starts the custom challenge, whose trigger sends the code: gives the session that the answer goes with; undefined for
 * somebody whom Cognito does not know.
 */
export async function startCodeChallenge(userId: UserId): Promise<string | undefined> {
  const started = await unlessRefused(
    'answer',
    cognito.send(
      new AdminInitiateAuthCommand({
        ...client(),
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: userId, SECRET_HASH: await secretHash(userId) },
      }),
    ),
  );
  return started?.Session;
}

/** Answers the challenge: tokens for the right code, a session for the next answer, or nothing when it is over. */
export async function answerCodeChallenge(
  userId: UserId,
  session: string,
  code: string,
): Promise<{ tokens?: Tokens; session?: string }> {
  const answer = await unlessRefused(
    'answer',
    cognito.send(
      new AdminRespondToAuthChallengeCommand({
        ...client(),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: session,
        ChallengeResponses: { USERNAME: userId, ANSWER: code, SECRET_HASH: await secretHash(userId) },
      }),
    ),
  );
  return { tokens: toTokens(answer?.AuthenticationResult), session: answer?.Session };
}

/** Tokens for a right password; undefined for a wrong one and an unknown user; `locked`: it was not looked at. */
export async function signInByPassword(
  userName: string,
  password: string,
): Promise<Tokens | 'locked' | undefined> {
  const AuthParameters = {
    USERNAME: userName,
    PASSWORD: password,
    SECRET_HASH: await secretHash(userName),
  };
  const answer = await unlessRefused(
    'password',
    cognito
      .send(
        new AdminInitiateAuthCommand({ ...client(), AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
      )
      .catch(lockedOr),
  );
  return answer === 'locked' ? answer : toTokens(answer?.AuthenticationResult);
}

/** Cognito's lock after wrong passwords has no error of its own, only words. */
function lockedOr(error: unknown): 'locked' {
  if (error instanceof Error && error.message.startsWith('Password attempts exceeded')) return 'locked';
  throw error;
}

/**
 * New tokens for a refresh token, which is rotated; undefined when it is not good any more. Cognito takes a rotated
 * token for some seconds more, so that two tabs that refresh at once both stay signed in; after that it is `reused`.
 */
export async function refreshTokens(refreshToken: string): Promise<Tokens | 'reused' | undefined> {
  const command = new GetTokensFromRefreshTokenCommand({
    ClientId: setting('USER_POOL_CLIENT_ID'),
    ClientSecret: await readClientSecret(),
    RefreshToken: refreshToken,
  });
  const answer = await unlessRefused('refreshToken', cognito.send(command).catch(reusedOr));
  return answer === 'reused' ? answer : toTokens(answer?.AuthenticationResult, refreshToken);
}

function reusedOr(error: unknown): 'reused' {
  if (error instanceof RefreshTokenReuseException) return 'reused';
  throw error;
}

/** Ends a refresh token and all that came from it. One that is no token, or ended already, is fine. */
export async function revokeRefreshToken(refreshToken: string): Promise<void> {
  await unlessRefused(
    'refreshToken',
    cognito.send(
      new RevokeTokenCommand({
        ClientId: setting('USER_POOL_CLIENT_ID'),
        ClientSecret: await readClientSecret(),
        Token: refreshToken,
      }),
    ),
  );
}

function toTokens(result: AuthenticationResultType | undefined, present = ''): Tokens | undefined {
  if (!result?.AccessToken) return undefined;
  return {
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? present,
    expiresInSeconds: result.ExpiresIn ?? 3600,
  };
}
