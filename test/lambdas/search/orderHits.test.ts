import { toOrderHits } from '@bloomkin/lambdas/api/search/search.ts';
import { toMatcher, toSearchText } from '@bloomkin/lambdas/model/orders/searchText.ts';
import { describe, expect, it } from 'vitest';
import { anOrderItem } from '#support/orderItem.ts';

const order = anOrderItem({ recipient: null, day: '2026-11-21', totalCents: 8950 });
const detailOf = (change: Partial<typeof order>) =>
  toOrderHits([{ ...order, ...change }], order.number).orders[0]?.detail;

describe('an order that a search finds', () => {
  it('names status, day, period and total', () => {
    const period = { startTime: '12:00', stopTime: '15:00' };
    expect(detailOf({ period })).toBe('New, Sat 21 Nov, 12–3 pm, $89.50');
  });

  it.each([
    "o'brien",
    'obrien',
    'mary obrien',
    'jose nunez',
    '12 king street',
    '12 King St.',
    '0412345678',
    '0412 345 678',
    '#k3m9-q2tb',
    'K3M9 Q2TB',
    'm9q2',
    'peony',
    'peonies petite',
    'rose posy king st',
  ])('matches “%s” in its names, address and products', (search) => {
    const names = { number: 'K3M9-Q2TB', fio: 'Mary O’Brien', phone: '+61412345678' };
    const recipient = { fio: 'José Nuñez', phone: '' };
    const place = order.place && { ...order.place, address: '12 King St, Newtown NSW 2042' };
    const [line] = order.lines;
    const lines = line
      ? [
          { ...line, name: 'First Light Peonies', sizeName: 'Petite' },
          { ...line, name: 'Red Roses Posy' },
        ]
      : [];
    const text = toSearchText({ ...order, ...names, recipient, place, lines });
    expect(toMatcher(search)(text)).toBe(true);
    expect(toMatcher(`${search} lilies`)(text)).toBe(false);
  });

  it('leaves out a day to be agreed', () => {
    expect(detailOf({ day: null, period: null })).toBe('New, $89.50');
  });
});
