import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { OutgoingContactCode } from '../../outbox/outgoing.ts';
import { sendMail } from '../../services/mail.ts';
import { sendSms } from '../../services/sms.ts';
import { setting } from '../../settings.ts';
import type { Channel } from '../signIn/identity.ts';
import { type CodeItem, type CodeSlot, countAnswer, redeemCode, setUnansweredCode } from './codeEntity.ts';
import { hashCode, newCode, sameHash } from './codeHash.ts';
import { composeCodeSms, composeContactCodeMail } from './codeMessage.ts';
import { attemptsLeft, codesAreOff } from './codeRules.ts';
import { readPepper } from './pepper.ts';

/** Codes that confirm a new phone or e-mail are apart from those of signing in. */
export const contactCodeSlot = (id: UserId, channel: Channel): CodeSlot => ({
  id,
  channel: `new_${channel}`,
});

/** Makes and sends the code of a challenge that is still the current one and not answered yet. */
export async function sendContactCode(outgoing: OutgoingContactCode, now: Date): Promise<void> {
  const { userId, channel, challengeId, to } = outgoing;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const isCurrent = await setUnansweredCode(contactCodeSlot(userId, channel), challengeId, codeHash, now);
  if (!isCurrent) return;
  if (channel === 'sms') await sendSms({ to, text: composeCodeSms(code, setting('SITE_URL')) });
  else await sendMail({ to, ...composeContactCodeMail(code) });
}

/** `again`: the right answer to a code that has won already, as after a lost reply. */
export type CodeResult = 'right' | 'again' | 'wrong';

/** Counts first, compares second, and lets one right answer win. */
export async function checkContactCode(
  slot: CodeSlot,
  current: CodeItem,
  code: string,
  nowSeconds: number,
): Promise<CodeResult> {
  const { challengeId } = current;
  const hash = hashCode(await readPepper(), { challengeId, userId: slot.id, code });
  const isFresh = current.expiresAtSeconds > nowSeconds;
  if (current.used) return isFresh && sameHash(current.codeHash, hash) ? 'again' : 'wrong';
  if (attemptsLeft(current, nowSeconds) === 0) return 'wrong';
  const counted = await countAnswer(slot, current, nowSeconds);
  if (!counted?.live || !sameHash(counted.codeHash, hash)) return 'wrong';
  const off = codesAreOff(counted.wrongAtSeconds.slice(0, -1), nowSeconds);
  return !off && (await redeemCode(slot, counted)) ? 'right' : 'wrong';
}
