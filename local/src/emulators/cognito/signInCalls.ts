import * as z from 'zod';
import { ClientMetadata, openAuthCall } from './authCall.ts';
import { type CognitoCalls, defineCall } from './cognitoCall.ts';
import { CognitoError } from './cognitoError.ts';
import { answerChallenge, nextStep } from './customAuth.ts';
import { answerNewPassword, signInByPassword } from './passwordAuth.ts';

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
    throw new CognitoError(
      'InvalidParameterException',
      `The challenge ${input.ChallengeName} is not played here`,
    );
  }),
};
