import type { CreateAuthChallengeTriggerEvent, VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';

const pool = {
  version: '1',
  region: 'ap-southeast-2',
  userPoolId: 'ap-southeast-2_pool',
  callerContext: { awsSdkVersion: '3', clientId: 'client' },
};

/** Cognito's request for a challenge; `challengeMetadata` is that of the round before. */
export function createEvent(userName: string, challengeMetadata?: string): CreateAuthChallengeTriggerEvent {
  const rounds = challengeMetadata
    ? [{ challengeName: 'CUSTOM_CHALLENGE' as const, challengeResult: false, challengeMetadata }]
    : [];
  return {
    ...pool,
    userName,
    triggerSource: 'CreateAuthChallenge_Authentication',
    request: { userAttributes: {}, challengeName: 'CUSTOM_CHALLENGE', session: rounds },
    response: { publicChallengeParameters: {}, privateChallengeParameters: {}, challengeMetadata: '' },
  };
}

export function verifyEvent(
  userName: string,
  challenge: string,
  challengeAnswer: string,
): VerifyAuthChallengeResponseTriggerEvent {
  return {
    ...pool,
    userName,
    triggerSource: 'VerifyAuthChallengeResponse_Authentication',
    request: { userAttributes: {}, privateChallengeParameters: { challenge }, challengeAnswer },
    response: { answerCorrect: false },
  };
}
