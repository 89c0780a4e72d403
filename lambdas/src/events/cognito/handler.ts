import { logError } from '#platform/log.ts';
import { createAuthChallenge as create } from './createAuthChallenge.ts';
import { defineAuthChallenge as define } from './defineAuthChallenge.ts';
import { verifyAuthChallengeResponse as verify } from './verifyAuthChallengeResponse.ts';

/** Cognito logs and forwards messages, which may quote a phone or e-mail. */
function redactErrors<Event>(
  what: string,
  trigger: (event: Event) => Promise<Event>,
): (event: Event) => Promise<Event> {
  return async (event) => {
    try {
      return await trigger(event);
    } catch (error) {
      logError('trigger.failed', { what, error: error instanceof Error ? error : new Error('unknown') });
      throw new Error('The trigger failed');
    }
  };
}

export const defineAuthChallenge = redactErrors('defineAuthChallenge', define);
export const createAuthChallenge = redactErrors('createAuthChallenge', create);
export const verifyAuthChallengeResponse = redactErrors('verifyAuthChallengeResponse', verify);
