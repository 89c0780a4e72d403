import { paths } from '@bloomkin/shared/pages.ts';
import { unsubscribe } from '@bloomkin/shared/routes/marketing.ts';
import type { MailHeader } from '#platform/services/mail.ts';
import { setting } from '#platform/settings.ts';

/** A page with a button, so that e-mail link scanners do not unsubscribe people. */
export const unsubscribeUrl = (token: string): string =>
  `${setting('SITE_URL')}${paths.unsubscribe(new URLSearchParams({ token }))}`;

/** One-click unsubscribe (RFC 8058). */
export const unsubscribeHeaders = (token: string): MailHeader[] => [
  { name: 'List-Unsubscribe', value: `<${setting('SITE_URL')}${unsubscribe.path}?token=${token}>` },
  { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
];
