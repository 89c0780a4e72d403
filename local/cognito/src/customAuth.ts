import * as z from 'zod';
import { type AuthAnswer, type AuthCall, knownUser } from './authCall.ts';
import { beginSignIn } from './beginSignIn.ts';
import type { Round } from './challengeSessions.ts';
import type { CognitoContext } from './cognitoContext.ts';
import { CognitoError, wrongCredentials } from './cognitoError.ts';
import { triggerUser } from './triggerUser.ts';

type Metadata = Record<string, string> | undefined;

const Definition = z.object({
  challengeName: z.string().nullish(),
  issueTokens: z.boolean().nullish(),
  failAuthentication: z.boolean().nullish(),
});
const Creation = z.object({
  publicChallengeParameters: z.record(z.string(), z.string()).nullish(),
  privateChallengeParameters: z.record(z.string(), z.string()).nullish(),
  challengeMetadata: z.string().nullish(),
});
const Verification = z.object({ answerCorrect: z.boolean().nullish() });

/** `ClientMetadata` of InitiateAuth does not reach these triggers, that of a challenge response does. */
export async function nextStep(
  cognito: CognitoContext,
  call: AuthCall,
  rounds: Round[],
  clientMetadata?: Metadata,
): Promise<AuthAnswer> {
  const definition = await cognito.triggers.run({
    ...about(call, 'DefineAuthChallenge'),
    request: { session: rounds, ...extras(call, clientMetadata) },
    response: { challengeName: null, issueTokens: null, failAuthentication: null },
    shape: Definition,
  });
  if (!definition)
    throw new CognitoError(
      'InvalidParameterException',
      'Custom auth lambda trigger is not configured for the user pool.',
    );
  if (definition.failAuthentication) throw wrongCredentials();
  if (definition.issueTokens)
    return beginSignIn(cognito, call.client, knownUser(call), 'Authentication', clientMetadata);
  if (definition.challengeName !== 'CUSTOM_CHALLENGE')
    throw new CognitoError('InvalidLambdaResponseException', 'Only CUSTOM_CHALLENGE is played here.');
  return createChallenge(cognito, call, rounds, clientMetadata);
}

async function createChallenge(
  cognito: CognitoContext,
  call: AuthCall,
  rounds: Round[],
  clientMetadata: Metadata,
): Promise<AuthAnswer> {
  const challengeName = 'CUSTOM_CHALLENGE';
  const creation = await cognito.triggers.run({
    ...about(call, 'CreateAuthChallenge'),
    request: { challengeName, session: rounds, ...extras(call, clientMetadata) },
    response: { publicChallengeParameters: null, privateChallengeParameters: null, challengeMetadata: null },
    shape: Creation,
  });
  const Session = cognito.sessions.open({
    clientId: call.client.id,
    username: call.username,
    challengeName,
    rounds,
    privateParameters: creation?.privateChallengeParameters ?? {},
    metadata: creation?.challengeMetadata ?? undefined,
    expiresAtMs: cognito.now() + call.client.AuthSessionValidity * 60_000,
  });
  const ChallengeParameters = { USERNAME: call.username, ...creation?.publicChallengeParameters };
  return { ChallengeName: challengeName, ChallengeParameters, Session };
}

export async function answerChallenge(
  cognito: CognitoContext,
  call: AuthCall,
  sessionName: string,
  clientMetadata: Metadata,
): Promise<AuthAnswer> {
  const { client, username, parameters } = call;
  const challengeName = 'CUSTOM_CHALLENGE';
  const session = cognito.sessions.take(sessionName, { clientId: client.id, username, challengeName });
  const verification = await cognito.triggers.run({
    ...about(call, 'VerifyAuthChallengeResponse'),
    request: {
      privateChallengeParameters: session.privateParameters,
      challengeAnswer: parameters.ANSWER ?? '',
      ...extras(call, clientMetadata),
    },
    response: { answerCorrect: null },
    shape: Verification,
  });
  const round: Round = {
    challengeName,
    challengeResult: verification?.answerCorrect === true,
    ...(session.metadata !== undefined && { challengeMetadata: session.metadata }),
  };
  return nextStep(cognito, call, [...session.rounds, round], clientMetadata);
}

function about<N extends 'DefineAuthChallenge' | 'CreateAuthChallenge' | 'VerifyAuthChallengeResponse'>(
  { client, username, user }: AuthCall,
  name: N,
) {
  return {
    name,
    source: `${name}_Authentication`,
    poolId: client.UserPoolId,
    clientId: client.id,
    user: user ? triggerUser(user) : { username, attributes: {} },
  };
}

const extras = ({ user }: AuthCall, clientMetadata: Metadata) => ({
  ...(clientMetadata && { clientMetadata }),
  ...(!user && { userNotFound: true }),
});
