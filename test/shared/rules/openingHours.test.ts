import { openingHours, overlappingHours } from '@bloomkin/shared/rules/openingHours.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aStore } from '#support/florist.ts';

const saturday = '2026-11-21';

describe('opening hours', () => {
  test('form two sorted periods around a lunch break', () => {
    const workingTimes = [
      { day: 6, startTime: '14:00', stopTime: '18:00' },
      { day: 6, startTime: '08:00', stopTime: '12:00' },
    ];
    expect(openingHours(aStore({ workingTimes }), saturday).hours).toEqual([
      { startTime: '08:00', stopTime: '12:00' },
      { startTime: '14:00', stopTime: '18:00' },
    ]);
  });

  test('that touch or overlap are merged', () => {
    const workingTimes = [
      { day: 6, startTime: '08:00', stopTime: '12:00' },
      { day: 6, startTime: '12:00', stopTime: '15:00' },
      { day: 6, startTime: '14:00', stopTime: '14:30' },
    ];
    const stored = structuredClone(workingTimes);
    expect(openingHours(aStore({ workingTimes }), saturday).hours).toEqual([
      { startTime: '08:00', stopTime: '15:00' },
    ]);
    expect(workingTimes).toEqual(stored);
  });

  test('that end before they begin are dropped', () => {
    const workingTimes = [{ day: 6, startTime: '18:00', stopTime: '09:00' }];
    expect(openingHours(aStore({ workingTimes }), saturday)).toEqual({ hours: [], reason: 'weekly_closed' });
  });

  test('follow the holidays of the state', () => {
    expect(openingHours(aStore({ state: 'VIC' }), '2026-11-03')).toMatchObject({
      reason: 'public_holiday',
      holiday: 'Melbourne Cup Day',
    });
    expect(openingHours(aStore({ state: 'NSW' }), '2026-11-03').hours).toHaveLength(1);
  });

  test('an open public holiday keeps its own weekday’s hours', () => {
    const workingTimes = [
      { day: 5, startTime: '07:00', stopTime: '21:00' },
      { day: 6, startTime: '09:00', stopTime: '13:00' },
    ];
    const store = aStore({ workingTimes, openDays: ['2026-04-25'] });
    expect(openingHours(store, '2026-04-25').hours).toEqual([{ startTime: '09:00', stopTime: '13:00' }]);
  });

  test('an open day of a store without hours is closed', () => {
    expect(openingHours(aStore({ workingTimes: [], openDays: [saturday] }), saturday)).toMatchObject({
      reason: 'weekly_closed',
    });
  });
});

describe('overlapping hours', () => {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const hours = fc
    .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 3 }))
    .map(([day, start, length]) => ({ day, start_time: clock(start), stop_time: clock(start + length) }));
  const hoursIn = (times: readonly { day: number; start_time: string; stop_time: string }[]) =>
    times.flatMap(({ day, start_time, stop_time }) => {
      const [from, to] = [Number.parseInt(start_time, 10), Number.parseInt(stop_time, 10)];
      return Array.from({ length: to - from }, (_, index) => `${day} ${from + index}`);
    });

  test('show exactly when an hour is listed twice', () => {
    fc.assert(
      fc.property(fc.array(hours, { maxLength: 6 }), (times) => {
        const open = hoursIn(times);
        expect(overlappingHours(times) !== undefined).toBe(new Set(open).size < open.length);
      }),
    );
  });

  test('take the name of the later entry', () => {
    const monday = { day: 1, start_time: '09:00', stop_time: '12:00' };
    const touching = { day: 1, start_time: '12:00', stop_time: '15:00' };
    expect(overlappingHours([monday, touching])).toBeUndefined();
    expect(overlappingHours([monday, touching, { ...touching, start_time: '11:00' }])).toBe(2);
  });
});
