import { sendContactCode } from '#model/auth/codes/contactCode.ts';
import { sendSignInCode } from '#model/auth/codes/sendSignInCode.ts';
import { sendCartReminder } from '#model/messages/consent/sendCartReminder.ts';
import { sendPush } from '#model/messages/push/sendPush.ts';
import { tryEach } from '#model/messages/tryEach.ts';
import { logError } from '#platform/log.ts';
import { renderMail } from '#platform/mail/letter.ts';
import { deleteOutgoing, findOutgoing, type OutboxItem, saveUnsent } from '#platform/outbox/outboxEntity.ts';
import type { Outgoing, OutgoingNotice } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { deleteMedia } from '#platform/services/mediaStore.ts';
import { isSenderRefused } from '#platform/services/messageRefusals.ts';
import { sendSms } from '#platform/services/sms.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** Sends twice only after a crash between sending and deleting. */
export async function sendOutgoing(item: OutboxItem, now: Date): Promise<void> {
  const outgoing = await findOutgoing(item);
  if (!outgoing) return;
  try {
    await send(item, outgoing, now);
  } catch (error) {
    if (!isSenderRefused(error)) throw error;
    logError('mails cannot be sent', { what: outgoing.kind, error });
  }
  await deleteOutgoing(item);
}

async function send(item: OutboxItem, outgoing: Outgoing, now: Date): Promise<void> {
  if (outgoing.kind === 'old_picture') return deleteMedia(outgoing.path);
  if (outgoing.kind === 'contact_code') return sendContactCode(outgoing, now);
  if (outgoing.kind === 'sign_in_code') return sendSignInCode(outgoing, now);
  if (outgoing.kind === 'password_link') return sendPasswordLink(outgoing, now);
  if (outgoing.kind === 'cart_reminder') return sendCartReminder(outgoing);
  if (outgoing.kind === 'push') return sendPush(outgoing);
  await sendNotice(item, outgoing);
}

/** Sent messages are removed, so that a retry sends only the rest. */
async function sendNotice(item: OutboxItem, notice: OutgoingNotice): Promise<void> {
  const { email, phone, sms, subject, paragraphs } = notice;
  const letter = { subject, heading: subject, paragraphs, footer: ['Warm wishes from Bloomkin'] };
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
