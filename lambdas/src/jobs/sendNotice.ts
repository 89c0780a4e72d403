import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logWarning } from '../http/log.ts';
import { mailOf } from '../mail/letter.ts';
import { addMessage } from '../messages/messageEntity.ts';
import { sendMail } from '../services/mail.ts';
import { refusesRecipient } from '../services/refusesRecipient.ts';
import { sendSms } from '../services/sms.ts';
import type { Notice } from './notice.ts';
import { rememberSent, wasSent } from './noticeTable.ts';

/**
 * Sends a notice once by each way: what went out is remembered after it went, so that a failure sends again and only a crash
 * between the two sends twice. A lost message would be worse than a double one.
 */
export async function sendNotice(orderId: OrderId, notice: Notice, now: Date): Promise<void> {
  const { name, to, letter, sms, message } = notice;
  if (to.userId) await addMessage(to.userId, `${orderId}_${name}`, message, now);
  if (to.email)
    await once(orderId, `${name}_email`, now, () => sendMail({ to: to.email, ...mailOf(letter) }));
  if (to.phone && sms) await once(orderId, `${name}_sms`, now, () => sendSms({ to: to.phone, text: sms }));
}

/** An address that can never be reached must not hold up what follows from other orders. */
async function once(orderId: OrderId, name: string, now: Date, send: () => Promise<void>): Promise<void> {
  if (await wasSent(orderId, name)) return;
  try {
    await send();
  } catch (error) {
    if (!refusesRecipient(error)) throw error;
    logWarning('a notice cannot be delivered', {
      orderId,
      what: name,
      ...(error instanceof Error && { error }),
    });
  }
  await rememberSent(orderId, name, now);
}
