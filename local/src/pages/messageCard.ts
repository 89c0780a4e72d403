import type { Message } from '#emulators/outbox/message.ts';
import { type Html, html } from '#html/html.ts';

const kinds = { sms: 'SMS', email: 'E-mail', push: 'Notification' } as const;
const fourDigits = /(?<![\d.$-])\d{4}(?![\d.-])/;
const link = /https?:\/\/[^\s<>"']+/g;

export function messageCard(message: Message): Html {
  const found = codeIn(message.text);
  return html`<li class="card">
<div class="row"><h3>${kinds[message.channel]} to ${message.to}</h3><time class="small quiet" datetime="${message.at}">${time(message.at)}</time></div>
${message.subject === '' ? undefined : html`<p><strong>${message.subject}</strong></p>`}
${found === undefined ? undefined : html`<p class="code">${found}</p>`}
<p class="text">${withLinks(message.text)}</p>
${message.html === '' ? undefined : html`<p class="small"><a href="/_local/mail/${message.id}">As it looks in a mail program</a></p>`}
</li>`;
}

/** Four digits count only where the text speaks of a code, outside addresses. */
function codeIn(text: string): string | undefined {
  return /\bcode\b/i.test(text) ? fourDigits.exec(text.replace(link, ''))?.[0] : undefined;
}

function withLinks(text: string): Html[] {
  const parts: Html[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(link)) {
    const url = found.replace(/[.,)]+$/, '');
    parts.push(html`${text.slice(from, index)}`, html`<a href="${url}">${url}</a>`);
    from = index + url.length;
  }
  return [...parts, html`${text.slice(from)}`];
}

const clock = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const time = (at: string) => clock.format(new Date(at));
