import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { OutgoingContactCode } from '../outbox/outgoing.ts';
import { sendMail } from '../services/mail.ts';
import { sendSms } from '../services/sms.ts';
import { setting } from '../settings.ts';
import { hashCode, newCode, sameHash } from './codeHash.ts';
import { codeSms, contactCodeMail } from './codeMessage.ts';
import { attemptsLeft, codesAreOff } from './codeRules.ts';
import { type CodeItem, type CodeRow, countAnswer, setUnansweredCode, winCode } from './codeTable.ts';
import type { Channel } from './identity.ts';
import { readPepper } from './pepper.ts';

/** The row of the code that confirms a person's new phone or e-mail; apart from those of signing in. */
export const contactCodeRow = (id: UserId, channel: Channel): CodeRow => ({ id, channel: `new_${channel}` });

/** Makes and sends the code of a challenge that is still the present one and not answered yet. */
export async function sendContactCode(outgoing: OutgoingContactCode, now: Date): Promise<void> {
  const { userId, channel, challengeId, to } = outgoing;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const isPresent = await setUnansweredCode(contactCodeRow(userId, channel), challengeId, codeHash, now);
  if (!isPresent) return;
  if (channel === 'sms') await sendSms({ to, text: codeSms(code, setting('SITE_URL')) });
  else await sendMail({ to, ...contactCodeMail(code) });
}

/** `again`: the right answer to a code that has won already, as after a lost reply. */
export type CodeVerdict = 'right' | 'again' | 'wrong';

/** Counts first, compares second, and lets one right answer win. */
export async function judgeContactCode(
  owner: CodeRow & { id: UserId },
  present: CodeItem,
  code: string,
  nowSeconds: number,
): Promise<CodeVerdict> {
  const { challengeId } = present;
  const given = hashCode(await readPepper(), { challengeId, userId: owner.id, code });
  const isFresh = present.expiresAtSeconds > nowSeconds;
  if (present.used) return isFresh && sameHash(present.codeHash, given) ? 'again' : 'wrong';
  if (attemptsLeft(present, nowSeconds) === 0) return 'wrong';
  const counted = await countAnswer(owner, present, nowSeconds);
  if (!counted?.live || !sameHash(counted.codeHash, given)) return 'wrong';
  const off = codesAreOff(counted.wrongAtSeconds.slice(0, -1), nowSeconds);
  return !off && (await winCode(owner, challengeId, counted)) ? 'right' : 'wrong';
}
