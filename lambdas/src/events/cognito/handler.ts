import { createAuthChallenge as create } from './createAuthChallenge.ts';
import { defineAuthChallenge as define } from './defineAuthChallenge.ts';
import { redactErrors } from './redactErrors.ts';
import { verifyAuthChallengeResponse as verify } from './verifyAuthChallengeResponse.ts';

export const defineAuthChallenge = redactErrors('defineAuthChallenge', define);
export const createAuthChallenge = redactErrors('createAuthChallenge', create);
export const verifyAuthChallengeResponse = redactErrors('verifyAuthChallengeResponse', verify);
