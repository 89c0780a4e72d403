import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { sendMail } from '../services/mail.ts';
import { sendSms } from '../services/sms.ts';
import { rememberSent, wasSent } from './noticeTable.ts';
import type { Notice } from './orderNotices.ts';

/**
 * Sends a notice once: what went out is remembered after it went, so that a failure sends again and only a crash between
 * the two sends twice. A lost message would be worse than a double one.
 */
export async function sendNotice(orderId: OrderId, notice: Notice, now: Date): Promise<void> {
  const { email, phone } = notice.to;
  if (email)
    await once(orderId, `${notice.name}_email`, now, () => sendMail({ to: email, ...mailOf(notice) }));
  const { sms } = notice;
  if (phone && sms) await once(orderId, `${notice.name}_sms`, now, () => sendSms({ to: phone, text: sms }));
}

async function once(orderId: OrderId, name: string, now: Date, send: () => Promise<void>): Promise<void> {
  if (await wasSent(orderId, name)) return;
  await send();
  await rememberSent(orderId, name, now);
}

/** A notice as an e-mail: its paragraphs as text and as HTML, with links to follow. */
export function mailOf({ subject, paragraphs }: Pick<Notice, 'subject' | 'paragraphs'>) {
  const html = paragraphs.map((paragraph) => `<p>${linked(escaped(paragraph))}</p>`).join('\n');
  return {
    subject,
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="en-AU"><body>${html}</body></html>`,
  };
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const linked = (text: string) => text.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
