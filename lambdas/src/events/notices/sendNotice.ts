import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { reserveNotice } from '#model/auth/codes/reserveSend.ts';
import type { Channel, Identity } from '#model/auth/signIn/identity.ts';
import { addMessage } from '#model/messages/messageEntity.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { logError, logInfo, logWarning } from '#platform/log.ts';
import { renderMail } from '#platform/mail/letter.ts';
import { sendMail } from '#platform/services/mail.ts';
import { isRecipientRefused, isSenderRefused } from '#platform/services/messageRefusals.ts';
import { sendSms } from '#platform/services/sms.ts';
import type { Notice } from './notice.ts';
import { recordSent, wasSent } from './noticeEntity.ts';

/** Recorded after sending: better sent twice than lost. Channels do not block each other; text messages go first. */
export async function sendNotice(orderId: OrderId, notice: Notice, now: Date): Promise<void> {
  const { name, to, unproven, letter, sms, message } = notice;
  if (to.userId) await addMessage(to.userId, `${orderId}_${name}`, message, now);
  const text = (phone: string | undefined) => async () => {
    if (phone && sms) await sendSms({ to: phone, text: sms });
  };
  const mail = (email: string | undefined) => async () => {
    if (email) await sendMail({ to: email, ...renderMail(letter) });
  };
  await tryEach([
    async () => {
      if (to.phone && sms) await sendOnce(orderId, `${name}_sms`, now, text(to.phone));
    },
    async () => {
      const identity = unproven?.phone && sms && toIdentity('sms', unproven.phone);
      if (identity)
        await sendOnceWithinRate(orderId, `${name}_named_sms`, identity, now, text(unproven.phone));
    },
    async () => {
      if (to.email) await sendOnce(orderId, `${name}_email`, now, mail(to.email));
    },
    async () => {
      const identity = unproven?.email && toIdentity('email', unproven.email);
      if (identity)
        await sendOnceWithinRate(orderId, `${name}_named_email`, identity, now, mail(unproven.email));
    },
  ]);
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
    // Every notice fails until an operator acts: retries would only block the lane.
    if (isSenderRefused(error)) return logError('mails cannot be sent', { orderId, what: name, error });
    if (!isRecipientRefused(error)) throw error;
    logWarning('a notice cannot be delivered', { orderId, what: name, error });
  }
  await recordSent(orderId, name, now);
}
