import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { countAnswer, winCode } from '../auth/codeEntity.ts';
import { hashCode, sameHash } from '../auth/codeHash.ts';
import { codesAreOff } from '../auth/codeRules.ts';
import { readPepper } from '../auth/pepper.ts';
import { type Challenge, readChallenge } from './challenge.ts';

/** Counts first, compares second, and lets one right answer win. */
export async function verifyAuthChallengeResponse(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  const { privateChallengeParameters, challengeAnswer, userNotFound } = event.request;
  const challenge = readChallenge(privateChallengeParameters.challenge);
  const right =
    challenge !== undefined &&
    userNotFound !== true &&
    (await isRight(UserId.parse(event.userName), challenge, String(challengeAnswer), new Date()));
  event.response = { answerCorrect: right };
  return event;
}

async function isRight(
  userId: UserId,
  { challengeId, channel, device }: Challenge,
  code: string,
  now: Date,
): Promise<boolean> {
  const owner = { id: userId, channel, device };
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const counted = await countAnswer(owner, { challengeId, live: true }, nowSeconds);
  if (!counted) return false;
  const given = hashCode(await readPepper(), { challengeId, userId, code });
  // The answer itself is the last in the list; what came before it decides.
  const off = codesAreOff(counted.wrongAtSeconds.slice(0, -1), nowSeconds);
  return sameHash(counted.codeHash, given) && !off && winCode(owner, counted);
}
