import type { Mail } from '#platform/services/mail.ts';

/** The code is first for the lock screen; the last line is WebOTP autofill, bound to our origin. */
export function composeCodeSms(code: string, siteUrl: string): string {
  return `${code} is your Bloomkin code. It works for 5 minutes. We will never ask you for it.\n\n@${new URL(siteUrl).hostname} #${code}`;
}

export const composeCodeMail = (code: string, { welcomesBack = false } = {}): Omit<Mail, 'to'> =>
  composeMail(code, {
    ...(welcomesBack && {
      subject: 'You already have an account',
      hello:
        'Hello, you already have an account with this e-mail address: there is no need to register again.',
    }),
    how: 'Type this code to sign in to Bloomkin. It works for 5 minutes.',
    otherwise:
      'If you did not ask for it, you can leave this e-mail be: nobody can sign in without the code.',
  });

export const composeContactCodeMail = (code: string, use?: 'deletion'): Omit<Mail, 'to'> =>
  composeMail(code, {
    how:
      use === 'deletion'
        ? 'Type this code in your Bloomkin profile to delete your account. It works for 5 minutes.'
        : 'Type this code in your Bloomkin profile to use this e-mail address from now on. It works for 5 minutes.',
    otherwise: 'If you did not ask for it, you can leave this e-mail be: nothing changes without the code.',
  });

interface CodeLetter {
  subject?: string;
  hello?: string;
  how: string;
  otherwise: string;
}

function composeMail(
  code: string,
  { subject = 'Your Bloomkin code', hello = 'Hello,', how, otherwise }: CodeLetter,
) {
  const bye = 'Warm wishes from Bloomkin';
  return {
    subject,
    text: [hello, how, code, otherwise, bye].join('\n\n'),
    html: `<!doctype html><html lang="en-AU"><body style="font-family:sans-serif;font-size:16px;line-height:1.5">
<p>${hello}</p><p>${how}</p><p style="font-size:32px;letter-spacing:8px"><strong>${code}</strong></p>
<p>${otherwise}</p><p>${bye}</p></body></html>`,
  };
}
