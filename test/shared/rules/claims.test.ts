import { onTimeClaim, wasOnTime } from '@bloomkin/shared/rules/claims.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('a claim about a florist', () => {
  test('requires at least 20 orders', () => {
    expect(onTimeClaim({ onTime: 19, total: 19 })).toEqual({
      percent: null,
      orders: 19,
      words: 'New on Bloomkin',
    });
  });

  test('names its percentage and its number of orders', () => {
    expect(onTimeClaim({ onTime: 123, total: 128 })).toEqual({
      percent: 96,
      orders: 128,
      words: '96% on time, of 128 orders in 90 days',
    });
  });

  test('rounds down: 100 % means all of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 100_000 }), fc.nat({ max: 100_000 }), (total, late) => {
        fc.pre(late <= total);
        const { percent } = onTimeClaim({ onTime: total - late, total });
        expect(percent).toBeLessThanOrEqual(((total - late) / total) * 100);
        expect(percent === 100).toBe(late === 0);
      }),
    );
  });
});

test.each([
  ['2026-11-20T04:00:00Z', '15:00', true],
  ['2026-11-20T04:00:01Z', '15:00', false],
  ['2026-11-20T13:00:00Z', null, true],
  ['2026-11-20T13:00:01Z', null, false],
])('an order of 20 November completed at %s, promised by %s: on time %s', (completedAt, stopTime, onTime) => {
  const order = { day: '2026-11-20', stopTime, timeZone: 'Australia/Sydney' };
  expect(wasOnTime({ ...order, completedAt: new Date(completedAt) })).toBe(onTime);
});
