import type { ServiceResponse } from '#serviceEmulator.ts';
import { type Html, html } from './html.ts';

interface Page {
  title: string;
  main: Html;
  status?: number;
  /** Absolute form targets besides the own origin. */
  leadsTo?: readonly (string | null)[];
}

/** No scripts, no foreign resources, never cached. */
export function pageAnswer({ title, main, status = 200, leadsTo = [] }: Page): ServiceResponse {
  const document = html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/_local/page.css">
</head>
<body>
<header><a href="/">Home</a> <span class="tag">Local run</span> <nav aria-label="Local run"><a href="/_local">Messages and accounts</a></nav></header>
<main>
${main}
</main>
</body>
</html>`;
  return { status, headers: headers(leadsTo), body: document.markup };
}

function headers(leadsTo: readonly (string | null)[]): Record<string, string> {
  const origins = leadsTo.flatMap((url) => (url ? [new URL(url).origin] : []));
  // Browsers apply form-action to redirects too.
  const targets = ["'self'", ...new Set(origins)].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action ${targets}; frame-ancestors 'none'; base-uri 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}

export const redirect = (location: string): ServiceResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store' },
  body: '',
});

export const messagePage = (status: number, title: string, text: string, more?: Html): ServiceResponse =>
  pageAnswer({
    status,
    title,
    main: html`<section class="card"><h1>${title}</h1><p>${text}</p>${more}</section>`,
  });
