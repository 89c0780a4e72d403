import type { Mail } from '#platform/services/mail.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Removes characters that documents may not contain. */
export const escapeHtml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Colours from web/src/theme/vars.css. */
const letterStyle = `
body { margin: 0; padding: 0; background: #faf4f6; color: #2a1524; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
.preview { display: none; max-height: 0; overflow: hidden; }
.page { background: #faf4f6; }
.page > tbody > tr > td { padding: 24px 12px; }
.sheet { max-width: 600px; background: #ffffff; border-radius: 20px 20px 20px 6px; overflow: hidden; }
.brand { padding: 18px 28px; background: #2a1524; color: #f1e4eb; font-size: 20px; font-weight: 700; letter-spacing: 0.3px; }
.content { padding: 28px; text-align: left; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: #2a1524; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.facts { margin: 8px 0 24px; border-collapse: collapse; border-top: 1px solid #e6dae1; }
.facts th, .facts td { padding: 10px 0; border-bottom: 1px solid #e6dae1; vertical-align: top; text-align: left; overflow-wrap: anywhere; }
.facts th { width: 96px; padding-right: 16px; color: #6a4e5f; font-weight: 600; overflow-wrap: normal; }
a { color: #9c1b5d; }
.button { display: inline-block; padding: 12px 24px; border-radius: 24px; background: #9c1b5d; color: #ffffff; font-weight: 600; text-decoration: none; }
.footer { padding: 20px 28px 12px; background: #fbe6ef; color: #6a4e5f; font-size: 14px; text-align: left; }
.footer p { margin: 0 0 8px; }
@media (prefers-color-scheme: dark) {
body, .page { background: #120910; color: #f8f0f4; }
.sheet { background: #21131d; }
.brand { background: #0e060b; color: #e6dae1; }
h1 { color: #f8f0f4; }
.facts, .facts th, .facts td { border-color: #45313f; }
.facts th { color: #cdbac5; }
a { color: #f0a3c8; }
.button { background: #ee95bf; color: #2a0a1a; }
.footer { background: #47152f; color: #cdbac5; }
}
`.trim();

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
