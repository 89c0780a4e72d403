import type { Channel } from '#model/auth/signIn/identity.ts';
import { signInMethods } from '#model/auth/signIn/signInMethods.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import type { OutgoingSignInCode } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { sendSms } from '#platform/services/sms.ts';
import { setting } from '#platform/settings.ts';
import { setUnansweredCode } from './codeEntity.ts';
import { hashCode, newCode } from './codeHash.ts';
import { composeCodeMail, composeCodeSms } from './codeMessage.ts';
import { readPepper } from './pepper.ts';

interface CodeDelivery {
  channel: Channel;
  welcomesBack: boolean;
}

/** Sends nothing when the user can no longer sign in by this channel. */
export async function sendCodeTo(
  user: UserItem,
  code: string,
  { channel, welcomesBack }: CodeDelivery,
  withinMs?: number,
): Promise<void> {
  const methods = signInMethods(user);
  if (channel === 'sms' && methods.includes('sms'))
    await sendSms({ to: user.phone, text: composeCodeSms(code, setting('SITE_URL')) }, withinMs);
  if (channel === 'email' && methods.includes('email_code'))
    await sendMail({ to: user.email, ...composeCodeMail(code, { welcomesBack }) }, withinMs);
}

/** A new code, since only the hash of the first is stored. */
export async function sendSignInCode(outgoing: OutgoingSignInCode, now: Date): Promise<void> {
  const { userId, channel, device, challengeId } = outgoing;
  const user = await findUser(userId);
  if (!user) return;
  const code = newCode();
  const codeHash = hashCode(await readPepper(), { challengeId, userId, code });
  const isCurrent = await setUnansweredCode({ id: userId, channel, device }, challengeId, codeHash, now);
  if (isCurrent) await sendCodeTo(user, code, outgoing);
}
