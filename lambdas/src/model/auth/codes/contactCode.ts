import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Channel } from '#model/auth/signIn/identity.ts';
import type { OutgoingContactCode } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { sendSms } from '#platform/services/sms.ts';
import { setting } from '#platform/settings.ts';
import { type CodeItem, type CodeSlot, countAnswer, redeemCode, setUnansweredCode } from './codeEntity.ts';
import { hashCode, newCode } from './codeHash.ts';
import { composeCodeSms, composeContactCodeMail } from './codeMessage.ts';
import { attemptsLeft, codesAreOff } from './codeRules.ts';
import { isGenuineHash, readPepper } from './pepper.ts';

type CodeUse = OutgoingContactCode['use'];

export const contactCodeSlot = (id: UserId, channel: Channel, use?: CodeUse): CodeSlot => ({
  id,
  channel: `${use ?? 'new'}_${channel}`,
});

export async function sendContactCode(outgoing: OutgoingContactCode, now: Date): Promise<void> {
  const { userId, channel, challengeId, to, use } = outgoing;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const slot = contactCodeSlot(userId, channel, use);
  const isCurrent = await setUnansweredCode(slot, challengeId, codeHash, now);
  if (!isCurrent) return;
  if (channel === 'sms') await sendSms({ to, text: composeCodeSms(code, setting('SITE_URL')) });
  else await sendMail({ to, ...composeContactCodeMail(code, use) });
}

export type CodeResult = 'right' | 'again' | 'wrong';

/** Counts before comparing; a single correct answer is accepted. */
export async function checkContactCode(
  slot: CodeSlot,
  current: CodeItem,
  code: string,
  nowSeconds: number,
): Promise<CodeResult> {
  const { challengeId } = current;
  const isRight = ({ codeHash }: CodeItem) =>
    isGenuineHash(codeHash, (pepper) => hashCode(pepper, { challengeId, userId: slot.id, code }));
  const isFresh = current.expiresAtSeconds > nowSeconds;
  if (current.used) return isFresh && (await isRight(current)) ? 'again' : 'wrong';
  if (attemptsLeft(current, nowSeconds) === 0) return 'wrong';
  const counted = await countAnswer(slot, current, nowSeconds);
  if (!counted?.live || !(await isRight(counted))) return 'wrong';
  const off = codesAreOff(counted.wrongAtSeconds.slice(0, -1), nowSeconds);
  return !off && (await redeemCode(slot, counted)) ? 'right' : 'wrong';
}
