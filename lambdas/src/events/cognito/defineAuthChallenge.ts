import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { answersPerCode } from '#model/auth/codes/codeRules.ts';

/** Only our challenge; fails after the third wrong answer. */
export async function defineAuthChallenge(
  event: DefineAuthChallengeTriggerEvent,
): Promise<DefineAuthChallengeTriggerEvent> {
  const { session, userNotFound } = event.request;
  const last = session.at(-1);
  const foreign = session.some(({ challengeName }) => challengeName !== 'CUSTOM_CHALLENGE');
  const right = last?.challengeResult === true && !foreign && userNotFound !== true;
  const over = foreign || userNotFound === true || session.length >= answersPerCode;
  event.response = {
    challengeName: 'CUSTOM_CHALLENGE',
    issueTokens: right,
    failAuthentication: !right && over,
  };
  return event;
}
