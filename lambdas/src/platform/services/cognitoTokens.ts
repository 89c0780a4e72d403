import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { setting } from '#platform/settings.ts';
import { cognito, computeSecretHash, readClientSecret } from './cognitoClient.ts';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  hadSecondFactor?: true;
}

const client = () => ({ UserPoolId: setting('USER_POOL_ID'), ClientId: setting('USER_POOL_CLIENT_ID') });

/** The trigger sends the code. Undefined for a user unknown to Cognito. */
export async function startCodeChallenge(userId: UserId): Promise<string | undefined> {
  const started = await ignoreRejection(
    'code',
    cognito.send(
      new AdminInitiateAuthCommand({
        ...client(),
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters: { USERNAME: userId, SECRET_HASH: await computeSecretHash(userId) },
      }),
    ),
  );
  return started?.Session;
}

/** Tokens for the right code, a session for another try, neither after the last try. */
export async function answerCodeChallenge(
  userId: UserId,
  session: string,
  code: string,
): Promise<{ tokens?: Tokens; session?: string }> {
  const answer = await ignoreRejection(
    'code',
    cognito.send(
      new AdminRespondToAuthChallengeCommand({
        ...client(),
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session: session,
        ChallengeResponses: { USERNAME: userId, ANSWER: code, SECRET_HASH: await computeSecretHash(userId) },
      }),
    ),
  );
  return { tokens: toTokens(answer?.AuthenticationResult), session: answer?.Session };
}

/** `needsCode`: the password is right, and an authenticator app has the second step. */
export type PasswordAnswer = Tokens | 'locked' | 'needsCode' | 'wrongCode' | undefined;

export interface PasswordAttempt {
  password: string;
  /** The authenticator app's code. */
  code?: string | undefined;
}

/** Undefined for a wrong password or an unknown user; `locked`: the password was not checked. */
export async function signInByPassword(
  userName: string,
  { password, code }: PasswordAttempt,
): Promise<PasswordAnswer> {
  const AuthParameters = {
    USERNAME: userName,
    PASSWORD: password,
    SECRET_HASH: await computeSecretHash(userName),
  };
  const answer = await ignoreRejection(
    'password',
    cognito
      .send(
        new AdminInitiateAuthCommand({ ...client(), AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
      )
      .catch(rethrowUnlessLocked),
  );
  if (answer === 'locked') return answer;
  if (answer?.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return toTokens(answer?.AuthenticationResult);
  return code ? answerTokenChallenge(userName, answer.Session, code) : 'needsCode';
}

async function answerTokenChallenge(
  userName: string,
  session: string | undefined,
  code: string,
): Promise<PasswordAnswer> {
  const command = new AdminRespondToAuthChallengeCommand({
    ...client(),
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeResponses: {
      USERNAME: userName,
      SOFTWARE_TOKEN_MFA_CODE: code,
      SECRET_HASH: await computeSecretHash(userName),
    },
  });
  const tokens = toTokens((await ignoreRejection('code', cognito.send(command)))?.AuthenticationResult);
  return tokens ? { ...tokens, hadSecondFactor: true } : 'wrongCode';
}

/** Cognito's lock-out has no error class of its own. */
function rethrowUnlessLocked(error: unknown): 'locked' {
  if (error instanceof Error && error.message.startsWith('Password attempts exceeded')) return 'locked';
  throw error;
}

/** Undefined when invalid; `reused` after Cognito's grace period, which lets tabs refresh concurrently. */
export async function refreshTokens(refreshToken: string): Promise<Tokens | 'reused' | undefined> {
  const command = new GetTokensFromRefreshTokenCommand({
    ClientId: setting('USER_POOL_CLIENT_ID'),
    ClientSecret: await readClientSecret(),
    RefreshToken: refreshToken,
  });
  const answer = await ignoreRejection('refreshToken', cognito.send(command).catch(rethrowUnlessReused));
  return answer === 'reused' ? answer : toTokens(answer?.AuthenticationResult, refreshToken);
}

function rethrowUnlessReused(error: unknown): 'reused' {
  if (error instanceof RefreshTokenReuseException) return 'reused';
  throw error;
}

/** Also revokes its access tokens. Succeeds for an invalid or revoked token. */
export async function revokeRefreshToken(refreshToken: string): Promise<void> {
  await ignoreRejection(
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

function toTokens(
  result: AuthenticationResultType | undefined,
  currentRefreshToken = '',
): Tokens | undefined {
  if (!result?.AccessToken) return undefined;
  return {
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken ?? currentRefreshToken,
    expiresInSeconds: result.ExpiresIn ?? 3600,
  };
}

const rejections = {
  code: ['NotAuthorizedException', 'UserNotFoundException', 'CodeMismatchException', 'ExpiredCodeException'],
  password: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ],
  refreshToken: [
    'NotAuthorizedException',
    'UserNotFoundException',
    'RefreshTokenReuseException',
    'InvalidParameterException',
    'UnauthorizedException',
    'UnsupportedTokenTypeException',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A failed trigger sent no message or did not check the answer: the request may be retried. */
const triggerFailures = [
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
  'InvalidLambdaResponseException',
  'InternalErrorException',
];

/** Undefined when Cognito rejects the input. */
async function ignoreRejection<T>(input: keyof typeof rejections, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const names: readonly string[] = rejections[input];
    if (names.includes(name)) return undefined;
    if (!triggerFailures.includes(name)) throw error;
    throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
  }
}
