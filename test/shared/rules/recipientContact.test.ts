import { findContactFaults } from '@bloomkin/shared/rules/recipientContact.ts';
import { describe, expect, it } from 'vitest';

const abroad = '+44 7700 900123';
const here = '0491 570 156';

describe('the numbers of an order', () => {
  it.each([
    ['accepts a sender abroad with an Australian recipient', abroad, here, false, []],
    ['accepts a sender abroad with a recipient at 1300', abroad, '1300 975 707', false, []],
    ['asks a sender abroad for an Australian number', abroad, '', false, ['recipient.phone']],
    ['asks when both are abroad', abroad, '+64 21 555 123', false, ['recipient.phone']],
    ['asks a sender abroad who picks up', abroad, here, true, ['phone']],
    ['accepts a recipient abroad', here, '+64 21 555 123', false, []],
    ['accepts no recipient’s number', '02 5550 1234', '', false, []],
    ['refuses a word', here, 'abc', false, ['recipient.phone']],
    ['refuses a short number', here, '0412 345', false, ['recipient.phone']],
    ['refuses both', 'call me', 'abc', false, ['phone', 'recipient.phone']],
  ] as const)('%s', (_, phone, recipientPhone, isPickup, paths) => {
    const faults = findContactFaults({ phone, recipient: { fio: 'Mum', phone: recipientPhone }, isPickup });
    expect(faults.map(([path]) => path)).toEqual(paths);
  });
});
