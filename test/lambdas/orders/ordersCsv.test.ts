import { writeOrdersCsv } from '@bloomkin/lambdas/orders/list/ordersCsv.ts';
import { expect, it } from 'vitest';
import { anOrderItem } from '#support/orderItem.ts';

const at = (heading: string, about: Parameters<typeof anOrderItem>[0]) => {
  const [headings = '', row = ''] = writeOrdersCsv([anOrderItem(about)]).split('\r\n');
  return row.split(',')[headings.split(',').indexOf(heading)];
};

it.each([
  ['of the recipient', { fio: 'Dana Okafor', phone: '+61491570157' }, '0491 570 157'],
  ['none, of a recipient without a phone', { fio: 'Dana Okafor', phone: '' }, ''],
  ['of the buyer, who receives the order', null, '0491 570 156'],
])('the recipient’s phone in the export is %s', (_, recipient, phone) => {
  expect(at('Recipient phone', { phone: '+61491570156', recipient, place: null })).toBe(phone);
});
