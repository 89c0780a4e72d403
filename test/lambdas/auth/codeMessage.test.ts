import { composeCodeMail, composeCodeSms } from '@bloomkin/lambdas/model/auth/codes/codeMessage.ts';
import { describe, expect, it } from 'vitest';

describe('the message with a code', () => {
  const sms = composeCodeSms('0420', 'https://bloomkin.example/');

  it('starts with the code and fits one text message', () => {
    expect(sms.startsWith('0420 ')).toBe(true);
    expect(sms.length).toBeLessThanOrEqual(160);
  });

  it('ends with the line for the browser’s autofill, on our host only', () => {
    expect(sms.split('\n').at(-1)).toBe('@bloomkin.example #0420');
  });

  it('shows it in the e-mail as text and HTML, not in the subject', () => {
    const mail = composeCodeMail('0420');
    expect([mail.text, mail.html].every((body) => body.includes('0420'))).toBe(true);
    expect(mail.subject).not.toContain('0420');
  });
});
