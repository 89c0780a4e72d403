import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { VerifyAuthChallengeResponseTriggerEvent } from 'aws-lambda';
import { countAnswer, redeemCode } from '#model/auth/codes/codeEntity.ts';
import { hashCode } from '#model/auth/codes/codeHash.ts';
import { codesAreOff } from '#model/auth/codes/codeRules.ts';
import { isGenuineHash } from '#model/auth/codes/pepper.ts';
import { type Challenge, parseChallenge } from './challenge.ts';

/** Counts before comparing; a single correct answer is accepted. */
export async function verifyAuthChallengeResponse(
  event: VerifyAuthChallengeResponseTriggerEvent,
): Promise<VerifyAuthChallengeResponseTriggerEvent> {
  const { privateChallengeParameters, challengeAnswer, userNotFound } = event.request;
  const challenge = parseChallenge(privateChallengeParameters.challenge);
  const right =
    challenge !== undefined &&
    userNotFound !== true &&
    (await verifyCode(UserId.parse(event.userName), challenge, String(challengeAnswer), new Date()));
  event.response = { answerCorrect: right };
  return event;
}

async function verifyCode(
  userId: UserId,
  { challengeId, channel, device }: Challenge,
  code: string,
  now: Date,
): Promise<boolean> {
  const owner = { id: userId, channel, device };
  const nowSeconds = toEpochSeconds(now);
  const counted = await countAnswer(owner, { challengeId, live: true }, nowSeconds);
  if (!counted) return false;
  const isRight = await isGenuineHash(counted.codeHash, (pepper) =>
    hashCode(pepper, { challengeId, userId, code }),
  );
  // The current answer is last; the earlier ones decide.
  const off = codesAreOff(counted.wrongAtSeconds.slice(0, -1), nowSeconds);
  return isRight && !off && redeemCode(owner, counted);
}
