import { findPeriodFault, sortPeriods } from '@bloomkin/shared/rules/deliveryPeriods.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const time = fc.integer({ min: 0, max: 47 }).map((half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
const periods = fc.array(fc.record({ start_time: time, stop_time: time }), { maxLength: 6 });

describe('delivery windows', () => {
  it('pass when each half hour belongs to one at most', () => {
    fc.assert(
      fc.property(periods, (list) => {
        const halves = Array.from({ length: 48 }, (_, half) => {
          const at = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
          return list.filter(({ start_time, stop_time }) => start_time <= at && at < stop_time).length;
        });
        const isRight =
          halves.every((count) => count <= 1) &&
          list.every(({ start_time, stop_time }) => start_time < stop_time);
        expect(findPeriodFault(list) === undefined).toBe(isRight);
        expect(findPeriodFault(sortPeriods(list)) === undefined).toBe(isRight);
      }),
    );
  });
});
