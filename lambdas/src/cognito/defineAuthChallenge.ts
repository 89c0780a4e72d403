import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { answersPerCode } from '../auth/codes/codeRules.ts';

/** What comes next: our challenge, and only ours; tokens after a right answer; an end after the third wrong one. */
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
