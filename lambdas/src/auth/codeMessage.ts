import type { Mail } from '../services/mail.ts';

/** The code comes first for the lock screen; the last line lets the browser fill it in (WebOTP), on our own page only. */
export function codeSms(code: string, siteUrl: string): string {
  return `${code} is your Bloomkin code. It works for 5 minutes. We will never ask you for it.\n\n@${new URL(siteUrl).hostname} #${code}`;
}

export function codeMail(code: string): Omit<Mail, 'to'> {
  const lines = [
    'Hello,',
    'Type this code to sign in to Bloomkin. It works for 5 minutes.',
    'If you did not ask for it, you can leave this e-mail be: nobody can sign in without the code.',
    'Warm wishes from Bloomkin',
  ] as const;
  const [hello, how, otherwise, bye] = lines;
  return {
    subject: 'Your Bloomkin code',
    text: [hello, how, code, otherwise, bye].join('\n\n'),
    html: `<!doctype html><html lang="en-AU"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
<p>${hello}</p><p>${how}</p><p style="font-size:32px;letter-spacing:8px"><strong>${code}</strong></p>
<p>${otherwise}</p><p>${bye}</p></body></html>`,
  };
}
