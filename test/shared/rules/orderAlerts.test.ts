import { type AlertChannel, listAlertChannels } from '@bloomkin/shared/rules/orderAlerts.ts';
import { describe, expect, it } from 'vitest';

const [mobile, landline, email] = ['+61491570156', '+61255500123', 'marlo@example.com'];

describe('the channels of order alerts', () => {
  it.each<[string, readonly AlertChannel[] | undefined, { phone: string; email: string }, AlertChannel[]]>([
    ['e-mail by default', undefined, { phone: mobile, email }, ['email']],
    ['a text message by default without an e-mail', undefined, { phone: mobile, email: '' }, ['sms']],
    ['both when both are chosen', ['sms', 'email'], { phone: mobile, email }, ['sms', 'email']],
    ['a text message alone when chosen', ['sms'], { phone: mobile, email }, ['sms']],
    ['the other when the chosen one is gone', ['email'], { phone: mobile, email: '' }, ['sms']],
    ['an e-mail when the phone takes no messages', ['sms'], { phone: landline, email }, ['email']],
    ['none without contacts', ['sms', 'email'], { phone: landline, email: '' }, []],
  ])('uses %s', (_, chosen, contacts, channels) => {
    expect(listAlertChannels(chosen, contacts)).toEqual(channels);
  });
});
