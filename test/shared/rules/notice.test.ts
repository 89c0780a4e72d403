import { countBack } from '@bloomkin/shared/rules/notice.ts';
import { addOpenMinutes } from '@bloomkin/shared/rules/openMinutes.ts';
import { storeDay } from '@bloomkin/shared/rules/storeDay.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore } from '#support/florist.ts';

/** Tuesday to Saturday from 9 to 5. */
const hours = [2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', stopTime: '17:00' }));
const shop = aStore({ workingTimes: hours });
const lunch = aStore({
  workingTimes: [1, 2, 3, 4, 5].flatMap((day) => [
    { day, startTime: '08:00', stopTime: '12:00' },
    { day, startTime: '14:00', stopTime: '18:00' },
  ]),
});
const say = (at: Date, timeZone = 'Australia/Sydney') => {
  const { day, time } = localTime(at, timeZone);
  return `${formatDay(day)} ${time}`;
};

describe('minutes of opening hours', () => {
  test.each([
    ['the same day', shop, '2026-12-01T02:00:00Z', 'Tue 1 Dec 13:15'],
    ['the next morning after closing time', shop, '2026-12-01T12:00:00Z', 'Wed 2 Dec 09:15'],
    ['the next opening day', shop, '2026-12-05T05:55:00Z', 'Tue 8 Dec 09:10'],
    ['the afternoon over a lunch break', lunch, '2026-12-01T00:55:00Z', 'Tue 1 Dec 14:10'],
    ['the day after Christmas and its substitute', lunch, '2026-12-24T07:00:00Z', 'Tue 29 Dec 08:15'],
  ])('end on %s', (_, store, from, expected) => {
    const end = addOpenMinutes(store, new Date(from), 15);
    expect(end && say(end)).toBe(expected);
  });

  test('end never for a store without hours', () => {
    expect(addOpenMinutes(aStore({ workingTimes: [] }), new Date(), 15)).toBeUndefined();
  });
});

describe('notice in opening hours', () => {
  test.each([
    ['the Saturday before for a Tuesday morning', shop, '2026-12-01', '09:00', 120, 'Sat 28 Nov 15:00'],
    ['the same morning for noon', shop, '2026-12-01', '12:00', 120, 'Tue 1 Dec 10:00'],
    ['opening time when it fits exactly', shop, '2026-12-01', '11:00', 120, 'Tue 1 Dec 09:00'],
    ['the evening before for the morning', shop, '2026-12-02', '09:00', 30, 'Tue 1 Dec 16:30'],
    ['the start itself without notice', shop, '2026-12-01', '09:00', 0, 'Tue 1 Dec 09:00'],
    ['a day of the calendar for 24 hours', shop, '2026-12-05', '09:00', 1440, 'Fri 4 Dec 09:00'],
    ['the same hour of the day before a clock change', shop, '2026-10-04', '09:00', 1440, 'Sat 3 Oct 09:00'],
    ['the same hour two days before one', shop, '2027-04-05', '10:00', 2880, 'Sat 3 Apr 10:00'],
    ['the morning before a lunch break', lunch, '2026-12-01', '15:00', 90, 'Tue 1 Dec 11:30'],
    ['no hour of Christmas and its substitute', lunch, '2026-12-29', '08:00', 60, 'Thu 24 Dec 17:00'],
    [
      'no hour of a closed day',
      aStore({ workingTimes: hours, closedDays: ['2026-12-04'] }),
      '2026-12-05',
      '09:00',
      60,
      'Thu 3 Dec 16:00',
    ],
    [
      'hours of an extra open day',
      aStore({ workingTimes: hours, openDays: ['2026-11-30'] }),
      '2026-12-01',
      '09:00',
      60,
      'Mon 30 Nov 16:00',
    ],
    [
      'real hours when the clock goes forward',
      aStore({ workingTimes: [{ day: 7, startTime: '00:00', stopTime: '23:00' }] }),
      '2026-10-04',
      '09:00',
      480,
      'Sun 4 Oct 00:00',
    ],
    [
      'a week before in a shop open on one day',
      aStore({ workingTimes: [{ day: 5, startTime: '09:00', stopTime: '12:00' }] }),
      '2026-12-04',
      '09:00',
      60,
      'Fri 27 Nov 11:00',
    ],
  ])('ends at %s', (_what, store, day, time, minutes, last) => {
    expect(say(countBack(store, { day, time }, minutes))).toBe(last);
  });
});

describe('a window as long as the day', () => {
  const ask = (window: [string, string], day: string, at: string, store = shop) => {
    const [startTime, stopTime] = window;
    const company = aCompany({ leadMinutes: 180, deliveryPeriods: [{ startTime, stopTime, capacity: 2 }] });
    return storeDay({ company, store, way: 'delivery', day, taken: {}, now: new Date(at) });
  };

  const early = aStore({ workingTimes: [...hours, { day: 1, startTime: '06:30', stopTime: '11:30' }] });

  test.each<[string, [string, string], string, string, store?: typeof shop]>([
    ['equal to the hours', ['09:00', '17:00'], '2026-12-02', 'Wed 2 Dec 14:00'],
    ['longer than the hours', ['08:00', '18:00'], '2026-12-02', 'Wed 2 Dec 14:00'],
    ['that starts with them and ends later', ['09:00', '20:00'], '2026-12-02', 'Wed 2 Dec 14:00'],
    ['that starts before them and ends with them', ['08:00', '17:00'], '2026-12-02', 'Wed 2 Dec 14:00'],
    ['that ends a minute before them', ['09:00', '16:59'], '2026-12-02', 'Tue 1 Dec 14:00'],
    ['that ends before them', ['09:00', '16:30'], '2026-12-02', 'Tue 1 Dec 14:00'],
    ['that starts after them', ['09:30', '17:00'], '2026-12-02', 'Tue 1 Dec 14:30'],
    ['from midnight to midnight', ['00:00', '23:59'], '2026-12-03', 'Thu 3 Dec 14:00'],
    ['over a lunch break', ['08:00', '18:00'], '2026-12-02', 'Wed 2 Dec 15:00', lunch],
    ['that ends at lunch', ['08:00', '12:00'], '2026-12-02', 'Tue 1 Dec 15:00', lunch],
    ['longer than a short morning', ['06:00', '12:00'], '2026-11-30', 'Mon 30 Nov 08:30', early],
  ])('takes orders until %s allows it', (_what, window, day, last, store) => {
    const { cutoff } = ask(window, day, '2026-11-29T00:00:00Z', store);
    expect(say(new Date(cutoff ?? ''))).toBe(last);
  });

  test('takes today’s orders at 10 am', () => {
    expect(ask(['09:00', '17:00'], '2026-12-02', '2026-12-01T23:00:00Z').can).toBe(true);
  });

  test('offers the hours of a shorter day', () => {
    const short = aStore({ workingTimes: [...hours, { day: 7, startTime: '10:00', stopTime: '13:00' }] });
    const { periods } = ask(['09:00', '17:00'], '2026-12-06', '2026-11-29T00:00:00Z', short);
    expect(periods).toMatchObject([{ startTime: '10:00', stopTime: '13:00', capacity: 2, available: true }]);
  });
});

describe('places taken', () => {
  const left = (taken: Record<string, number>, ...windows: [string, string][]) => {
    const deliveryPeriods = windows.map(([startTime, stopTime]) => ({ startTime, stopTime, capacity: 2 }));
    const company = aCompany({ deliveryPeriods });
    const now = new Date('2026-11-29T00:00:00Z');
    const { periods } = storeDay({ company, store: shop, way: 'delivery', day: '2026-12-02', taken, now });
    return periods.map((period) => period.left);
  };

  test.each<[string, Record<string, number>, [string, string][], number[]]>([
    ['a start moved by half an hour', { '09:00-12:00': 2 }, [['09:30', '12:00']], [0]],
    ['an earlier end', { '09:00-12:00': 2 }, [['09:00', '11:00']], [0]],
    [
      'a split window in both halves',
      { '09:00-12:00': 1 },
      [
        ['09:00', '10:30'],
        ['10:30', '12:00'],
      ],
      [1, 1],
    ],
    ['two joined windows', { '09:00-12:00': 1, '12:00-15:00': 1 }, [['09:00', '15:00']], [0]],
    ['a later end', { '09:00-12:00': 1 }, [['09:00', '13:00']], [1]],
    ['a window inside it', { '09:00-15:00': 2 }, [['10:00', '11:00']], [0]],
    ['the same window', { '09:00-12:00': 1 }, [['09:00', '12:00']], [1]],
    ['no window that only touches', { '09:00-12:00': 2 }, [['12:00', '15:00']], [2]],
    ['no window on another part of the day', { '09:00-12:00': 2 }, [['14:00', '16:00']], [2]],
    [
      'an undivided day in every window',
      { '09:00-17:00': 1 },
      [
        ['09:00', '12:00'],
        ['13:00', '16:00'],
      ],
      [1, 1],
    ],
    ['an older count by its start', { '09:00': 2 }, [['09:00', '12:00']], [0]],
    [
      'an older count in the window around it',
      { '10:00': 1 },
      [
        ['09:00', '12:00'],
        ['12:00', '15:00'],
      ],
      [1, 2],
    ],
    [
      'a time that a florist chose outside',
      { '11:45-12:15': 1 },
      [
        ['09:00', '12:00'],
        ['12:00', '15:00'],
      ],
      [1, 1],
    ],
  ])('count %s', (_what, taken, windows, expected) => {
    expect(left(taken, ...windows)).toEqual(expected);
  });
});
