import { composeCodeMail, composeCodeSms } from '@bloomkin/lambdas/auth/codes/codeMessage.ts';
import { describe, expect, it } from 'vitest';

describe('the message with a code', () => {
  const sms = composeCodeSms('0420', 'https://bloomkin.example/');

  it('says the code first and fits one text message', () => {
    expect(sms.startsWith('0420 ')).toBe(true);
    expect(sms.length).toBeLessThanOrEqual(160);
  });

  it('ends with the line by which the browser fills it in, on our host only', () => {
    expect(sms.split('\n').at(-1)).toBe('@bloomkin.example #0420');
  });

  it('says it in the mail as text and as HTML, not in the subject', () => {
    const mail = composeCodeMail('0420');
    expect([mail.text, mail.html].every((body) => body.includes('0420'))).toBe(true);
    expect(mail.subject).not.toContain('0420');
  });
});
