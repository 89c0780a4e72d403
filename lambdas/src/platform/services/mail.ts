import type { SESv2Client } from '@aws-sdk/client-sesv2';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { setting, settings } from '#platform/settings.ts';

let client: SESv2Client | undefined;

/** Loaded with the first message: a tenth of a bundle that few calls need. */
async function loadMailer() {
  const { SESv2Client, SendEmailCommand } = await import('@aws-sdk/client-sesv2');
  client ??= new SESv2Client({
    region: settings.AWS_REGION,
    maxAttempts: 2,
    requestHandler: clientTimeouts(2000, 500),
  });
  return { client, SendEmailCommand };
}

export interface MailHeader {
  name: string;
  value: string;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: readonly MailHeader[];
}

const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' });

export async function sendMail(
  { to, subject, text, html, headers = [] }: Mail,
  timeoutMs?: number,
): Promise<void> {
  const { client: mailer, SendEmailCommand } = await loadMailer();
  await mailer.send(
    new SendEmailCommand({
      FromEmailAddress: setting('MAIL_FROM'),
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          ...(headers.length > 0 && {
            Headers: headers.map(({ name, value }) => ({ Name: name, Value: value })),
          }),
        },
      },
    }),
    timeoutMs === undefined ? {} : { abortSignal: AbortSignal.timeout(timeoutMs) },
  );
}
