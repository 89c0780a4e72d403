import { writeOrdersCsv } from '@bloomkin/lambdas/api/orders/exportOrders.ts';
import { describe, expect, it } from 'vitest';
import { anOrderItem } from '#support/orderItem.ts';

const at = (heading: string, about: Parameters<typeof anOrderItem>[0]) => {
  const [headings = '', row = ''] = writeOrdersCsv([anOrderItem(about)]).split('\r\n');
  return row.split(',')[headings.split(',').indexOf(heading)];
};

describe('the recipient’s phone in the export', () => {
  it.each([
    ['the recipient’s', { fio: 'Dana Okafor', phone: '+61491570157' }, '0491 570 157'],
    ['empty for a recipient without one', { fio: 'Dana Okafor', phone: '' }, ''],
    ['the one that was typed without a name', { fio: '', phone: '+61491570157' }, '0491 570 157'],
    ['the buyer’s without a recipient', null, '0491 570 156'],
  ])('reads %s', (_, recipient, phone) => {
    expect(at('Recipient phone', { phone: '+61491570156', recipient, place: null })).toBe(phone);
  });
});
