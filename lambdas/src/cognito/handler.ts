import { createAuthChallenge as create } from './createAuthChallenge.ts';
import { defineAuthChallenge as define } from './defineAuthChallenge.ts';
import { guardedTrigger } from './guardedTrigger.ts';
import { verifyAuthChallengeResponse as verify } from './verifyAuthChallengeResponse.ts';

/** The triggers of the user pool; they share one bundle. */
export const defineAuthChallenge = guardedTrigger('defineAuthChallenge', define);
export const createAuthChallenge = guardedTrigger('createAuthChallenge', create);
export const verifyAuthChallengeResponse = guardedTrigger('verifyAuthChallengeResponse', verify);
