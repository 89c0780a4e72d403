import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type AuthAnswer, type AuthCall, knownUser } from './authCall.ts';
import { beginSignIn } from './beginSignIn.ts';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError } from './cognitoError.ts';
import { encodeBase32, findStep } from './totp.ts';
import type { UserRecord } from './userRecord.ts';

const challengeName = 'SOFTWARE_TOKEN_MFA';

const Claims = z.object({ username: z.string(), origin_jti: z.string(), scope: z.string() });

/** The user of an access token that is neither expired nor revoked. */
async function findBearer(cognito: CognitoContext, token: string): Promise<UserRecord> {
  const invalid = new CognitoError('NotAuthorizedException', 'Invalid Access Token');
  const claims = Claims.safeParse(await cognito.keys.readToken(token, cognito.now())).data;
  const signIn = claims && cognito.signIns.get(claims.origin_jti);
  if (!signIn || !claims.scope.split(' ').includes('aws.cognito.signin.user.admin')) throw invalid;
  const user = cognito.users.find(signIn.poolId, claims.username);
  if (!user || user.generation !== signIn.userGeneration) throw invalid;
  requireSoftwareTokens(cognito, user.poolId);
  return user;
}

function requireSoftwareTokens(cognito: CognitoContext, poolId: string): void {
  const { MfaConfiguration, EnabledMfas } = cognito.users.pool(poolId);
  if (MfaConfiguration === 'OFF' || !EnabledMfas.includes(challengeName))
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA is not enabled by the user pool.',
    );
}

const VerifySoftwareToken = z.object({
  AccessToken: z.string(),
  UserCode: z.string().regex(/^\d{6}$/),
  FriendlyDeviceName: z.string().optional(),
});

const SetPreference = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean(), PreferredMfa: z.boolean() }).optional(),
});

export const softwareTokenCalls: CognitoCalls = {
  AssociateSoftwareToken: defineCall(z.object({ AccessToken: z.string() }), async (input, cognito) => {
    const user = await findBearer(cognito, input.AccessToken);
    const secret = encodeBase32(randomBytes(32));
    // A verified token stays valid until another one is verified.
    cognito.users.save({ ...user, newTokenSecret: secret });
    return { SecretCode: secret };
  }),

  VerifySoftwareToken: defineCall(VerifySoftwareToken, async ({ AccessToken, UserCode }, cognito) => {
    const user = await findBearer(cognito, AccessToken);
    const secret = user.newTokenSecret ?? user.softwareToken?.secret;
    const step = secret === undefined ? undefined : findStep(secret, UserCode, cognito.now());
    if (secret === undefined || step === undefined)
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
    const { newTokenSecret: _, ...rest } = user;
    cognito.users.save({ ...rest, softwareToken: { secret, lastStep: step } });
    return { Status: 'SUCCESS' };
  }),

  AdminSetUserMFAPreference: defineCall(SetPreference, (input, cognito) => {
    const user = cognito.users.get(input.UserPoolId, input.Username);
    const { Enabled = false } = input.SoftwareTokenMfaSettings ?? {};
    if (Enabled) requireSoftwareTokens(cognito, input.UserPoolId);
    if (Enabled && !user.softwareToken)
      throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
    cognito.users.save({ ...user, isTokenAsked: Enabled });
    return {};
  }),
};

/** After the right password; undefined for a user without a second step. */
export function askForToken(
  cognito: CognitoContext,
  { client }: AuthCall,
  user: UserRecord,
): AuthAnswer | undefined {
  if (!user.isTokenAsked || cognito.users.pool(user.poolId).MfaConfiguration === 'OFF') return undefined;
  const Session = cognito.sessions.open({
    clientId: client.id,
    username: user.username,
    challengeName,
    rounds: [],
    privateParameters: {},
    expiresAtMs: cognito.now() + client.AuthSessionValidity * 60_000,
  });
  return { ChallengeName: challengeName, ChallengeParameters: { USER_ID_FOR_SRP: user.username }, Session };
}

/** A code works once; the session is used up only by a right one. */
export async function answerToken(
  cognito: CognitoContext,
  call: AuthCall,
  session: string,
  metadata: Record<string, string> | undefined,
): Promise<AuthAnswer> {
  const { client, username, parameters } = call;
  const wanted = { clientId: client.id, username, challengeName } as const;
  cognito.sessions.check(session, wanted);
  const user = knownUser(call);
  const { softwareToken } = user;
  const code = parameters.SOFTWARE_TOKEN_MFA_CODE ?? '';
  const step = softwareToken && findStep(softwareToken.secret, code, cognito.now());
  if (!softwareToken || step === undefined)
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  if (step <= softwareToken.lastStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  cognito.sessions.take(session, wanted);
  cognito.users.save({ ...user, softwareToken: { ...softwareToken, lastStep: step } });
  return beginSignIn(cognito, client, user, 'Authentication', metadata);
}
