import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda';
import { type CodeIntent, findIntent, setCodeOnce } from '#model/auth/codes/codeEntity.ts';
import { hashCode, newCode } from '#model/auth/codes/codeHash.ts';
import { readPepper } from '#model/auth/codes/pepper.ts';
import { sendCodeTo } from '#model/auth/codes/sendSignInCode.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { logWarning } from '#platform/log.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact } from '#platform/table/transact.ts';
import { type Challenge, formatChallenge, parseChallenge } from './challenge.ts';

/** Without an intent nothing is sent; repeats send once; a wrong answer keeps the challenge. */
export async function createAuthChallenge(
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  const earlier = parseChallenge(event.request.session.at(-1)?.challengeMetadata);
  const challenge = earlier ?? (await startChallenge(UserId.parse(event.userName), new Date()));
  const text = challenge ? formatChallenge(challenge) : '';
  event.response = {
    publicChallengeParameters: {},
    privateChallengeParameters: { challenge: text },
    challengeMetadata: text,
  };
  return event;
}

async function startChallenge(userId: UserId, now: Date): Promise<Challenge | undefined> {
  const nowSeconds = toEpochSeconds(now);
  const [intent, user] = await Promise.all([findIntent(userId, nowSeconds), findUser(userId)]);
  if (!intent || !user) return undefined;
  const { challengeId, channel, device } = intent;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const first = await setCodeOnce({ id: userId, channel, device }, challengeId, codeHash);
  if (first) await sendOrQueue(code, intent, user, now);
  return { challengeId, channel, device };
}

/** Within Cognito's five seconds per trigger. A text that is aborted but sent would carry a code that no longer works. */
const sendWithinMs = 1000;

/** The stream's consumer sends failed messages, so that an outage reveals no account. */
async function sendOrQueue(code: string, intent: CodeIntent, user: UserItem, now: Date): Promise<void> {
  const { challengeId, channel, device, welcomesBack } = intent;
  try {
    await sendCodeTo(user, code, intent, sendWithinMs);
  } catch (error) {
    logWarning('code.late', { what: channel, error });
    const later = {
      kind: 'sign_in_code',
      userId: user.id,
      channel,
      device,
      challengeId,
      welcomesBack,
    } as const;
    await transact({ outgoing: putOutgoing(later, now) });
  }
}
