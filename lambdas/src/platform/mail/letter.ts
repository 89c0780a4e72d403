import type { Mail } from '#platform/services/mail.ts';
import { escapeHtml } from './escapeHtml.ts';
import { letterStyle } from './letterStyle.ts';

export interface Letter {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  link?: { label: string; url: string };
  footer: readonly string[];
  /** Only in e-mails that need consent. */
  unsubscribeUrl?: string;
}

export interface Fact {
  label: string;
  value: string;
}

export function renderMail(letter: Letter): Omit<Mail, 'to'> {
  return { subject: letter.subject, text: renderText(letter), html: renderHtml(letter) };
}

function renderText({ heading, paragraphs, facts = [], link, footer, unsubscribeUrl }: Letter): string {
  const parts = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    link ? `${link.label}: ${link.url}` : '',
    `--\n${[...footer, ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])].join('\n')}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Table layout for e-mail clients; well-formed XML. */
function renderHtml({
  subject,
  heading,
  paragraphs,
  facts = [],
  link,
  footer,
  unsubscribeUrl,
}: Letter): string {
  const [first = ''] = paragraphs;
  return `<!doctype html>
<html lang="en-AU" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${escapeHtml(subject)}</title>
<style>${letterStyle}</style>
</head>
<body>
<div class="preview">${escapeHtml(first)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="brand">Bloomkin</td></tr>
<tr><td class="content">
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${linkUrls(escapeHtml(paragraph))}</p>`).join('\n')}
${renderFacts(facts)}
${link ? `<p><a class="button" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>` : ''}
</td></tr>
<tr><td class="footer">${footer.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}${unsubscribeUrl ? `<p><a href="${escapeHtml(unsubscribeUrl)}">Unsubscribe</a></p>` : ''}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}

const linkUrls = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

function renderFacts(facts: readonly Fact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  return `<table class="facts" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`;
}
