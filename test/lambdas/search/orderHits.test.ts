import { toOrderHits } from '@bloomkin/lambdas/search/searchOrders.ts';
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

  it('leaves out a day to be agreed', () => {
    expect(detailOf({ day: null, period: null })).toBe('New, $89.50');
  });
});
