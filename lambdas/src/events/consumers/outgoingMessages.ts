import type { DynamoDBStreamEvent } from 'aws-lambda';
import { sendContactCode } from '#model/auth/codes/contactCode.ts';
import { sendSignInCode } from '#model/auth/codes/sendSignInCode.ts';
import { createPasswordLink } from '#model/auth/passwords/passwordLink.ts';
import { sendCartReminder } from '#model/messages/consent/sendCartReminder.ts';
import { sendDayReminder } from '#model/messages/occasions/sendDayReminder.ts';
import { sendPush } from '#model/messages/push/sendPush.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { findUser, findUserByEmail } from '#model/users/userEntity.ts';
import { logError } from '#platform/log.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { renderMail } from '#platform/mail/letter.ts';
import {
  deleteOutgoing,
  findOutgoing,
  type OutboxItem,
  outboxEntity,
  saveUnsent,
} from '#platform/outbox/outboxEntity.ts';
import type { Outgoing, OutgoingNotice, OutgoingPasswordLink } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { deleteMedia } from '#platform/services/mediaStore.ts';
import { isSenderRefused } from '#platform/services/messageRefusals.ts';
import { sendSms } from '#platform/services/sms.ts';
import { putWithdrawal } from '#platform/services/withdrawals.ts';
import { handleChanges, onChange } from '#platform/table/changes.ts';

/** Sends twice only after a crash between sending and deleting. */
async function sendOutgoing(item: OutboxItem, now: Date): Promise<void> {
  const outgoing = await findOutgoing(item);
  if (!outgoing) return;
  try {
    await send(item, outgoing, now);
  } catch (error) {
    if (!isSenderRefused(error)) throw error;
    logError('messages cannot be sent', { what: outgoing.kind, error });
  }
  await deleteOutgoing(item);
}

async function send(item: OutboxItem, outgoing: Outgoing, now: Date): Promise<void> {
  if (outgoing.kind === 'old_picture') return deleteMedia(outgoing.path);
  if (outgoing.kind === 'withdrawal') return putWithdrawal(outgoing.line);
  if (outgoing.kind === 'contact_code') return sendContactCode(outgoing, now);
  if (outgoing.kind === 'sign_in_code') return sendSignInCode(outgoing, now);
  if (outgoing.kind === 'password_link') return sendPasswordLink(outgoing, now);
  if (outgoing.kind === 'cart_reminder') return sendCartReminder(outgoing);
  if (outgoing.kind === 'day_reminder') return sendDayReminder(outgoing, now);
  if (outgoing.kind === 'push') return sendPush(outgoing);
  await sendNotice(item, outgoing);
}

/** Sent messages are removed, so that a retry sends only the rest. */
async function sendNotice(item: OutboxItem, notice: OutgoingNotice): Promise<void> {
  const { email, phone, sms, subject, paragraphs, link } = notice;
  const footer = ['Warm wishes from Bloomkin'];
  const letter = { subject, heading: subject, paragraphs, footer, ...(link && { link }) };
  let unsent = notice;
  await tryEach([
    async () => {
      if (!phone) return;
      await sendSms({ to: phone, text: sms });
      unsent = { ...unsent, phone: '' };
      if (email) await saveUnsent(item, unsent);
    },
    async () => {
      if (!email) return;
      await sendMail({ to: email, ...renderMail(letter) });
      unsent = { ...unsent, email: '' };
      if (unsent.phone) await saveUnsent(item, unsent);
    },
  ]);
}

const consumers = [onChange(outboxEntity, (_before, message, now) => sendOutgoing(message, now))];

/** A separate lane: codes and password links do not wait behind a peak of orders. */
export const handler = (event: DynamoDBStreamEvent) => handleChanges(event, consumers);

/** The account lookup happens here: the request's timing must not reveal it. */
async function sendPasswordLink(outgoing: OutgoingPasswordLink, now: Date): Promise<void> {
  const user = 'userId' in outgoing ? await findUser(outgoing.userId) : await findUserByEmail(outgoing.email);
  if (!user?.active || user.email === '') return;
  const url = await createPasswordLink(user, outgoing.link, now);
  const { subject, lines } = messages[outgoing.link];
  const mail = renderMail({
    subject,
    heading: subject,
    paragraphs: [user.fio ? `Hello ${defuseLinks(user.fio)},` : 'Hello,', ...lines],
    link: { label: 'Choose a password', url },
    footer: ['Warm wishes from Bloomkin'],
  });
  await sendMail({ to: user.email, ...mail });
}

const messages = {
  reset: {
    subject: 'Choose a new password',
    lines: [
      'Somebody, most likely you, asked for a new password for your account at Bloomkin. The link works once, for one hour.',
      'If you did not ask for it, you can leave this e-mail be: nothing has changed.',
    ],
  },
  invitation: {
    subject: 'You are invited to Bloomkin',
    lines: [
      'An account at Bloomkin is ready for you: only its password is missing, and you choose that. The link works once, for seven days.',
      'You sign in with this e-mail address.',
    ],
  },
  signInsLost: {
    subject: 'Choose a new password',
    lines: [
      'We had to renew the way people sign in to Bloomkin. Your account and everything in it is as it was, but your old password no longer works.',
      'Choose a new one to get back in. The link works once, for seven days.',
    ],
  },
} as const;
