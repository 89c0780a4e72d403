import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { reserveNotice } from '#auth/codes/reserveSend.ts';
import type { Channel, Identity } from '#auth/signIn/identity.ts';
import { logInfo, logWarning } from '#http/log.ts';
import { renderMail } from '#mail/letter.ts';
import { addMessage } from '#messages/messageEntity.ts';
import { sendMail } from '#services/mail.ts';
import { sendSms } from '#services/sms.ts';
import type { Notice } from './notice.ts';
import { recordSent, wasSent } from './noticeEntity.ts';

/** Errors of SNS and SES that no retry mends. */
const permanentErrors = new Set(['InvalidParameterException', 'OptedOutException', 'BadRequestException']);

const isRecipientRejected = (error: unknown): boolean =>
  error instanceof Error && permanentErrors.has(error.name);

/** Recorded after sending: a crash between the two sends twice, which is better than a lost message. */
export async function sendNotice(orderId: OrderId, notice: Notice, now: Date): Promise<void> {
  const { name, to, unproven, letter, sms, message } = notice;
  if (to.userId) await addMessage(to.userId, `${orderId}_${name}`, message, now);
  if (to.email)
    await sendOnce(orderId, `${name}_email`, now, () => sendMail({ to: to.email, ...renderMail(letter) }));
  if (to.phone && sms)
    await sendOnce(orderId, `${name}_sms`, now, () => sendSms({ to: to.phone, text: sms }));
  if (unproven?.email)
    await sendOnceWithinRate(orderId, `${name}_named_email`, toIdentity('email', unproven.email), now, () =>
      sendMail({ to: unproven.email, ...renderMail(letter) }),
    );
  if (unproven?.phone && sms)
    await sendOnceWithinRate(orderId, `${name}_named_sms`, toIdentity('sms', unproven.phone), now, () =>
      sendSms({ to: unproven.phone, text: sms }),
    );
}

const toIdentity = (channel: Channel, value: string): Identity => ({ channel, value: value.toLowerCase() });

/** Counts before sending; a message above the rate is dropped. */
async function sendOnceWithinRate(
  orderId: OrderId,
  name: string,
  identity: Identity,
  now: Date,
  send: () => Promise<void>,
): Promise<void> {
  if (await wasSent(orderId, name)) return;
  const counted = `${name}_counted`;
  if (!(await wasSent(orderId, counted))) {
    if (!(await reserveNotice(identity, now))) {
      logInfo('a notice is left out: too many to this contact', { orderId, what: name });
      return recordSent(orderId, name, now);
    }
    await recordSent(orderId, counted, now);
  }
  await sendOnce(orderId, name, now, send);
}

/** An unreachable address must not block other orders. */
async function sendOnce(orderId: OrderId, name: string, now: Date, send: () => Promise<void>): Promise<void> {
  if (await wasSent(orderId, name)) return;
  try {
    await send();
  } catch (error) {
    if (!isRecipientRejected(error)) throw error;
    logWarning('a notice cannot be delivered', {
      orderId,
      what: name,
      ...(error instanceof Error && { error }),
    });
  }
  await recordSent(orderId, name, now);
}
