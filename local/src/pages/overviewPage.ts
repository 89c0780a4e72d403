import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { type Html, html } from '@local/kit/html/html.ts';
import { pageAnswer } from '@local/kit/html/pageAnswer.ts';
import type { ServiceResponse } from '@local/kit/serviceEmulator.ts';
import type { Message } from '@local/messages/message.ts';
import { florists } from '#demo/content/florist.ts';
import { adminPhone, buyerPhone } from '#demo/content/shopContent.ts';

const kinds = { sms: 'SMS', email: 'E-mail', push: 'Notification' } as const;
const fourDigits = /(?<![\d.$-])\d{4}(?![\d.-])/;
const link = /https?:\/\/[^\s<>"']+/g;

function messageCard(message: Message): Html {
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

interface DemoAccount {
  login: string;
  what: string;
  /** E.164. */
  phone: string;
}

/** Have the demo password, in the local run only. */
const demoAccounts: readonly DemoAccount[] = [
  { login: 'buyer@flowers.test', what: 'Buyer', phone: buyerPhone },
  ...florists.map(({ login, brand, owner }) => ({
    login: `${login}@flowers.test`,
    what: brand,
    phone: owner.phone,
  })),
  { login: 'admin@flowers.test', what: 'Administrator', phone: adminPhone },
];

/** The JSON has all. */
const showMost = 30;

export function overviewPage(
  messages: readonly Message[],
  to: string | undefined,
  wasReset: boolean,
): ServiceResponse {
  return pageAnswer({
    title: 'Local run – Bloomkin',
    main: html`
${wasReset ? html`<p class="done" role="status">The shop is back to its demo data.</p>` : undefined}
<h1>The local run</h1>
<section class="card">
<div class="row"><h2>What was sent</h2><a class="button" href="/_local">Look again</a></div>
<p class="quiet">No text or e-mail leaves this machine. The newest is first; <a href="/_local/outbox">all of them as JSON</a>.</p>
<form class="fields" method="get" action="/_local"><div class="row"><label for="to">Only to</label><input id="to" name="to" value="${to ?? ''}" placeholder="Phone or e-mail address"></div></form>
${listSent(messages, to)}
</section>
${places}
${accounts}
${startAnew}`,
  });
}

function listSent(messages: readonly Message[], to: string | undefined): Html {
  if (messages.length > 0) return html`<ul class="list">${messages.slice(0, showMost).map(messageCard)}</ul>`;
  return html`<p>${to ? 'Nothing was sent there yet.' : 'Nothing was sent yet: ask for a sign-in code in the shop.'}</p>`;
}

const places = html`
<section class="card">
<h2>Where to look</h2>
<p class="row"><a class="button first" href="/">The shop</a> <a class="button" href="/_local/api">The API reference</a> <a class="button" href="/_local/kit">The components</a></p>
<p class="quiet">Sign in there as one of the people below. Payments lead to a local card page, which lists its test cards.</p>
</section>`;

const accounts = html`
<section class="card">
<h2>Demo accounts</h2>
<p class="quiet">The password of all of them is <code>Flowers-2026</code>; a code sent to the phone or e-mail is shown above. The administrator signs in by password.</p>
<table><thead><tr><th scope="col">Who</th><th scope="col">E-mail</th><th scope="col">Phone</th></tr></thead><tbody>
${demoAccounts.map(({ what, login, phone }) => html`<tr><td>${what}</td><td>${login}</td><td><code>${formatPhone(phone)}</code></td></tr>`)}
</tbody></table>
</section>`;

const startAnew = html`
<section class="card">
<h2>Start anew</h2>
<p class="quiet">Forgets every order, account and message of this local run and loads the demo data again.</p>
<form method="post" action="/_local/reset" class="fields"><div><button type="submit">Back to the demo data</button></div></form>
</section>`;
