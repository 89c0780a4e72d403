import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { CreateAuthChallengeTriggerEvent } from 'aws-lambda';
import { hashCode, newCode } from '../auth/codeHash.ts';
import { codeMail, codeSms } from '../auth/codeMessage.ts';
import { type CodeIntent, findIntent, setCodeOnce } from '../auth/codeTable.ts';
import { readPepper } from '../auth/pepper.ts';
import { signInMethods } from '../auth/signInMethods.ts';
import { sendMail } from '../services/mail.ts';
import { sendSms } from '../services/sms.ts';
import { setting } from '../settings.ts';
import { findUser, type UserItem } from '../users/userTable.ts';
import { type Challenge, challengeText, readChallenge } from './challenge.ts';

/**
 * Makes and sends the code that our API asked for. Without its intent nothing is sent, and not twice when Cognito calls
 * again; after a wrong answer the challenge stays the one it was.
 */
export async function createAuthChallenge(
  event: CreateAuthChallengeTriggerEvent,
): Promise<CreateAuthChallengeTriggerEvent> {
  const earlier = readChallenge(event.request.session.at(-1)?.challengeMetadata);
  const challenge = earlier ?? (await startChallenge(UserId.parse(event.userName), new Date()));
  const text = challenge ? challengeText(challenge) : '';
  event.response = {
    publicChallengeParameters: {},
    privateChallengeParameters: { challenge: text },
    challengeMetadata: text,
  };
  return event;
}

async function startChallenge(userId: UserId, now: Date): Promise<Challenge | undefined> {
  const nowSeconds = Math.floor(now.getTime() / 1000);
  const [intent, user] = await Promise.all([findIntent(userId, nowSeconds), findUser(userId)]);
  if (!intent || !user) return undefined;
  const { challengeId, channel } = intent;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const first = await setCodeOnce({ id: userId, channel }, challengeId, codeHash);
  if (first) await send(code, intent, user);
  return { challengeId, channel };
}

async function send(code: string, { channel, welcomesBack }: CodeIntent, user: UserItem): Promise<void> {
  const methods = signInMethods(user);
  if (channel === 'sms' && methods.includes('sms'))
    await sendSms({ to: user.phone, text: codeSms(code, setting('SITE_URL')) });
  if (channel === 'email' && methods.includes('email_code'))
    await sendMail({ to: user.email, ...codeMail(code, { welcomesBack }) });
}
