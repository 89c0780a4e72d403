import { acceptClock, builtInAccept, isQuiet, lastMomentToMake } from '@bloomkin/shared/rules/acceptClock.ts';
import { countOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCompany, aStore } from '#support/florist.ts';

const everyDay = (startTime: string, stopTime: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime, stopTime }));
const shop = aStore({ workingTimes: everyDay('08:00', '17:00') });
const company = aCompany();
const afternoon = { startTime: '15:00', stopTime: '18:00' };
const sydney = 'Australia/Sydney';
const say = (at: string | null, timeZone = sydney) => {
  if (at === null) return null;
  const { day, time } = localTime(new Date(at), timeZone);
  return `${formatDay(day)} ${time}`;
};

const startClock = (paid: string, day: string | null, { period = afternoon, store = shop } = {}) => {
  const clock = acceptClock({ day, period, isPickup: false }, store, company, builtInAccept, new Date(paid));
  return clock && [say(clock.remindAt), say(clock.secondAt), say(clock.acceptBy)];
};

describe('the clock to accept a paid order', () => {
  it.each<[string, string, string | null, object, (string | null)[]]>([
    [
      '15, 30 and 60 minutes due today',
      '2026-12-10T23:06:00Z',
      '2026-12-11',
      {},
      ['Fri 11 Dec 10:21', 'Fri 11 Dec 10:36', 'Fri 11 Dec 11:06'],
    ],
    [
      '15, 45 and 90 minutes due later',
      '2026-12-10T23:06:00Z',
      '2026-12-12',
      {},
      ['Fri 11 Dec 10:21', 'Fri 11 Dec 10:51', 'Fri 11 Dec 11:36'],
    ],
    [
      'from opening, as due today, for a night before',
      '2026-12-10T11:00:00Z',
      '2026-12-11',
      {},
      ['Fri 11 Dec 08:15', 'Fri 11 Dec 08:30', 'Fri 11 Dec 09:00'],
    ],
    [
      'over the night when the shop closes',
      '2026-12-11T05:30:00Z',
      '2026-12-14',
      {},
      ['Fri 11 Dec 16:45', 'Sat 12 Dec 08:15', 'Sat 12 Dec 09:00'],
    ],
    [
      'at the last moment to make it at the latest',
      '2026-12-11T01:30:00Z',
      '2026-12-11',
      {},
      ['Fri 11 Dec 12:45', null, 'Fri 11 Dec 13:00'],
    ],
    [
      'a quarter of an hour when the payment came after the last moment',
      '2026-12-11T02:10:00Z',
      '2026-12-11',
      {},
      [null, null, 'Fri 11 Dec 13:25'],
    ],
    [
      'by the wall clock on the morning of a clock change',
      '2026-10-03T10:00:00Z',
      '2026-10-04',
      {},
      ['Sun 4 Oct 08:15', 'Sun 4 Oct 08:30', 'Sun 4 Oct 09:00'],
    ],
    [
      'text messages from 7 am for a shop that opens at 5',
      '2026-12-10T18:10:00Z',
      '2026-12-12',
      { store: aStore({ workingTimes: everyDay('05:00', '17:00') }) },
      [null, null, 'Fri 11 Dec 06:40'],
    ],
  ])('gives %s', (_, paid, day, more, expected) => {
    expect(startClock(paid, day, more)).toEqual(expected);
  });

  it('ends never for a store without hours', () => {
    expect(startClock('2026-12-10T23:06:00Z', null, { store: aStore({ workingTimes: [] }) })).toBeNull();
  });

  it('keeps opening minutes, last moment and quiet hours for any payment', () => {
    const from = Date.parse('2026-09-20T00:00:00Z');
    const minutes = fc.integer({ min: 0, max: 220 * 24 * 60 });
    const zones = fc.constantFrom(sydney, 'Australia/Adelaide', 'Australia/Perth', 'Australia/Lord_Howe');
    const hours = fc.constantFrom(
      everyDay('05:00', '14:00'),
      everyDay('08:00', '17:00'),
      everyDay('12:00', '23:00'),
    );
    fc.assert(
      fc.property(
        minutes,
        fc.integer({ min: 0, max: 5 }),
        zones,
        hours,
        (after, ahead, timeZone, workingTimes) => {
          const store = aStore({ workingTimes, timeZone });
          const now = new Date(from + after * 60_000);
          const { day } = localTime(new Date(now.getTime() + ahead * 24 * 60 * 60_000), timeZone);
          const order = { day, period: afternoon, isPickup: false };
          const clock = acceptClock(order, store, company, builtInAccept, now);
          if (!clock) throw new Error('The store opens every day but holidays');
          const by = new Date(clock.acceptBy);
          const last = lastMomentToMake(order, store, company);
          if (last && last > now) expect(by.getTime()).toBeLessThanOrEqual(last.getTime());
          expect(countOpenMinutes(store, now, by)).toBeLessThanOrEqual(90);
          for (const at of [clock.remindAt, clock.secondAt])
            if (at) expect([isQuiet(new Date(at), timeZone), at < clock.acceptBy]).toEqual([false, true]);
        },
      ),
      { seed: 40, numRuns: 2000 },
    );
  });
});
