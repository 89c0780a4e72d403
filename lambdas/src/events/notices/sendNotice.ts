import type { OrderId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { reserveNotice } from '#model/auth/codes/reserveSend.ts';
import type { Channel, Identity } from '#model/auth/signIn/identity.ts';
import { addMessage, type InboxItem } from '#model/messages/messageEntity.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { listSent, recordSent } from '#model/orders/noticeEntity.ts';
import { logError, logInfo, logWarning } from '#platform/log.ts';
import { renderMail } from '#platform/mail/letter.ts';
import { sendMail } from '#platform/services/mail.ts';
import { isRecipientRefused, isSenderRefused } from '#platform/services/messageRefusals.ts';
import { sendSms } from '#platform/services/sms.ts';
import type { Notice } from './notice.ts';

/** Recorded after sending, in one call: better sent twice than lost. Channels do not block each other; text messages go first. */
export async function sendNotice(
  orderId: OrderId,
  notice: Notice,
  now: Date,
  inboxes?: Map<UserId, InboxItem>,
): Promise<void> {
  const { name, to, unproven, letter, sms, message } = notice;
  const inbox = to.userId ? inboxes?.get(to.userId) : undefined;
  // A further message of the person follows a newer inbox.
  if (to.userId) inboxes?.delete(to.userId);
  const isFirst = to.userId && (await addMessage(to.userId, `${orderId}_${name}`, message, now, inbox));
  // Nothing went out before the message was in the inbox.
  const sent = isFirst ? new Set<string>() : await listSent(orderId, `${name}_`);
  const reach: Reach = { orderId, sent, recorded: [], now };
  const text = (phone: string | undefined) => async () => {
    if (phone && sms) await sendSms({ to: phone, text: sms });
  };
  const mail = (email: string | undefined) => async () => {
    if (email) await sendMail({ to: email, ...renderMail(letter) });
  };
  const sending = tryEach([
    async () => {
      if (to.phone && sms) await sendOnce(reach, `${name}_sms`, text(to.phone));
    },
    async () => {
      const identity = unproven?.phone && sms && toIdentity('sms', unproven.phone);
      if (identity) await sendOnceWithinRate(reach, `${name}_named_sms`, identity, text(unproven.phone));
    },
    async () => {
      if (to.email) await sendOnce(reach, `${name}_email`, mail(to.email));
    },
    async () => {
      const identity = unproven?.email && toIdentity('email', unproven.email);
      if (identity) await sendOnceWithinRate(reach, `${name}_named_email`, identity, mail(unproven.email));
    },
  ]);
  await sending.finally(() => recordSent(orderId, reach.recorded, now));
}

const toIdentity = (channel: Channel, value: string): Identity => ({ channel, value: value.toLowerCase() });

interface Reach {
  orderId: OrderId;
  /** Names of earlier runs. */
  sent: ReadonlySet<string>;
  /** Names of this run. */
  recorded: string[];
  now: Date;
}

/** Counts before sending; a message above the rate is dropped. */
async function sendOnceWithinRate(
  reach: Reach,
  name: string,
  identity: Identity,
  send: () => Promise<void>,
): Promise<void> {
  const { orderId, sent, recorded, now } = reach;
  if (sent.has(name)) return;
  const counted = `${name}_counted`;
  if (!sent.has(counted)) {
    if (!(await reserveNotice(identity, now))) {
      logInfo('a notice is left out: too many to this contact', { orderId, what: name });
      recorded.push(name);
      return;
    }
    recorded.push(counted);
  }
  await sendOnce(reach, name, send);
}

/** An unreachable address must not block other orders. */
async function sendOnce(
  { orderId, sent, recorded }: Reach,
  name: string,
  send: () => Promise<void>,
): Promise<void> {
  if (sent.has(name)) return;
  try {
    await send();
  } catch (error) {
    // Every notice fails until an operator acts: retries would only block the lane.
    if (isSenderRefused(error)) return logError('messages cannot be sent', { orderId, what: name, error });
    if (!isRecipientRefused(error)) throw error;
    logWarning('a notice cannot be delivered', { orderId, what: name, error });
  }
  recorded.push(name);
}
