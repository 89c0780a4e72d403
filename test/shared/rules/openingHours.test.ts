import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { describe, expect, test } from 'vitest';
import { aStore } from '#support/florist.ts';

const saturday = '2026-11-21';

describe('opening hours', () => {
  test('of a day with a lunch break are two, sorted', () => {
    const workingTimes = [
      { day: 6, startTime: '14:00', stopTime: '18:00' },
      { day: 6, startTime: '08:00', stopTime: '12:00' },
    ];
    expect(openingHours(aStore({ workingTimes }), saturday).hours).toEqual([
      { startTime: '08:00', stopTime: '12:00' },
      { startTime: '14:00', stopTime: '18:00' },
    ]);
  });

  test('that touch or overlap are one', () => {
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

  test('that end before they begin are none', () => {
    const workingTimes = [{ day: 6, startTime: '18:00', stopTime: '09:00' }];
    expect(openingHours(aStore({ workingTimes }), saturday)).toEqual({ hours: [], reason: 'weekly_closed' });
  });

  test('follow the state: Melbourne Cup Day closes in Victoria alone', () => {
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

  test('an open day of a store that never works is still closed', () => {
    expect(openingHours(aStore({ workingTimes: [], openDays: [saturday] }), saturday)).toMatchObject({
      reason: 'weekly_closed',
    });
  });
});
