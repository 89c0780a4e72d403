import { sendContactCode } from '#auth/codes/contactCode.ts';
import { sendSignInCode } from '#auth/codes/sendSignInCode.ts';
import { renderMail } from '#mail/letter.ts';
import { deleteOutgoing, findOutgoing, type OutboxItem } from '#outbox/outboxEntity.ts';
import type { Outgoing } from '#outbox/outgoing.ts';
import { sendMail } from '#services/mail.ts';
import { deleteMedia } from '#services/mediaStore.ts';
import { sendSms } from '#services/sms.ts';
import { sendPasswordLink } from './sendPasswordLink.ts';

/** Sends twice only after a crash between sending and deleting. */
export async function sendOutgoing(item: OutboxItem, now: Date): Promise<void> {
  const outgoing = await findOutgoing(item);
  if (!outgoing) return;
  await send(outgoing, now);
  await deleteOutgoing(item);
}

async function send(outgoing: Outgoing, now: Date): Promise<void> {
  if (outgoing.kind === 'old_picture') return deleteMedia(outgoing.path);
  if (outgoing.kind === 'contact_code') return sendContactCode(outgoing, now);
  if (outgoing.kind === 'sign_in_code') return sendSignInCode(outgoing, now);
  if (outgoing.kind === 'password_link') return sendPasswordLink(outgoing, now);
  const { email, phone, sms, subject, paragraphs } = outgoing;
  const letter = { subject, heading: subject, paragraphs, footer: ['Warm wishes from Bloomkin'] };
  if (email) await sendMail({ to: email, ...renderMail(letter) });
  if (phone) await sendSms({ to: phone, text: sms });
}
