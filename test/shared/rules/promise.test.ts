import { describe, expect, test } from 'vitest';
import { aCompany, aStore } from '#support/florist.ts';
import {
  afternoon,
  deliver,
  friday,
  monday,
  morning,
  noon,
  now,
  pickUp,
  reasonText,
  saturday,
  sunday,
} from './askPromise.ts';

describe('delivery today', () => {
  test('opens while the lead time fits before the last cutoff', () => {
    const promise = deliver();
    expect(promise).toMatchObject({
      can: true,
      costCents: 1200,
      zone: { id: 'inner', name: 'Inner West' },
      storeId: 'newtown',
      distanceMetres: 0,
      reason: null,
      next: null,
      cutoff: '2026-11-20T02:00:00.000Z',
    });
    expect(promise.periods.map(({ available, reason }) => reason ?? available)).toEqual([
      'too_late',
      'too_late',
      true,
    ]);
    expect(promise.period).toMatchObject(afternoon);
  });

  test('ends at the instant of the cutoff', () => {
    const cutoff = new Date('2026-11-20T02:00:00Z');
    expect(deliver({ now: new Date(cutoff.getTime() - 1) }).can).toBe(true);
    const late = deliver({ now: cutoff });
    expect(late).toMatchObject({ can: false, reason: 'too_late', next: saturday });
    expect(reasonText(late)).toBe('Too late for today: order by 1 pm');
  });

  test('takes the same-day flag; tomorrow does not', () => {
    const company = aCompany({ sameDayDelivery: false });
    const today = deliver({ company });
    expect(today).toMatchObject({ can: false, reason: 'no_same_day', next: saturday });
    expect(reasonText(today)).toBe('No same-day delivery: please order the day before');
    expect(deliver({ company, day: saturday })).toMatchObject({
      can: true,
      cutoff: '2026-11-20T13:00:00.000Z',
    });
  });

  test('counts a lead time back over the days before', () => {
    const company = aCompany({ leadMinutes: 11 * 60 });
    const tomorrow = deliver({ company, day: saturday, period: morning });
    expect(reasonText(tomorrow)).toBe('Too late for Sat 21 Nov: orders closed at 4 pm on Thu 19 Nov');
    expect(tomorrow.next).toBe(saturday);
    expect(deliver({ company, day: saturday, period: afternoon }).can).toBe(true);
  });
});

test('a long lead time without same-day closes a day before its midnight', () => {
  const company = aCompany({ sameDayDelivery: false, leadMinutes: 10 * 60 });
  const promise = deliver({ company, day: saturday, period: afternoon });
  expect(promise).toMatchObject({ can: true, cutoff: '2026-11-20T03:00:00.000Z' });
});

describe('a day the florist is closed', () => {
  test.each([
    [sunday, {}, 'Closed on Sundays', monday],
    [saturday, { closedDays: [saturday] }, 'Closed on Sat 21 Nov', monday],
    ['2026-12-25', {}, 'Closed for Christmas Day', undefined],
  ])('%s gives the reason and the next day', (day, about, message, next) => {
    const at = day === '2026-12-25' ? new Date('2026-12-10T00:00:00Z') : now;
    const promise = deliver({ company: aCompany({ stores: [aStore(about)] }), day, now: at });
    expect(promise.can).toBe(false);
    expect(promise.periods).toEqual([]);
    expect(reasonText(promise)).toBe(message);
    expect(promise.next).toBe(next ?? '2026-12-29');
  });

  test('opens when the florist says so', () => {
    const stores = [aStore({ openDays: [sunday, '2026-12-28'] })];
    expect(deliver({ company: aCompany({ stores }), day: sunday }).can).toBe(true);
    const boxingDay = deliver({
      company: aCompany({ stores }),
      day: '2026-12-28',
      now: new Date('2026-12-20T00:00:00Z'),
    });
    expect(boxingDay.can).toBe(true);
  });

  test('stays closed when it is marked both closed and open', () => {
    const stores = [aStore({ openDays: [saturday], closedDays: [saturday] })];
    expect(deliver({ company: aCompany({ stores }), day: saturday }).reason).toBe('closed_day');
  });
});

describe('days and periods', () => {
  test.each([
    ['2026-11-19', 'day_past', friday],
    ['2026-12-21', 'day_too_far', null],
    ['2026-02-30', 'unknown_day', friday],
  ])('%s is refused: %s', (day, reason, next) => {
    expect(deliver({ day })).toMatchObject({ can: false, reason, next });
  });

  test('the thirtieth day ahead is the last', () => {
    const stores = [aStore({ openDays: ['2026-12-20'] })];
    expect(deliver({ day: '2026-12-20', company: aCompany({ stores }) }).can).toBe(true);
    expect(reasonText(deliver({ day: '2026-12-21' }))).toBe('Orders are open up to Sun 20 Dec');
  });

  test('a period outside the hours of that day is not delivered', () => {
    const stores = [
      aStore({
        workingTimes: [
          { day: 5, startTime: '09:00', stopTime: '18:00' },
          { day: 6, startTime: '09:00', stopTime: '13:00' },
        ],
      }),
    ];
    const company = aCompany({ stores });
    expect(deliver({ company, day: saturday, period: morning }).can).toBe(true);
    expect(deliver({ company, day: saturday, period: noon })).toMatchObject({
      can: false,
      reason: 'outside_hours',
      next: saturday,
    });
  });

  test('a period that is not offered is refused, with the same day as next', () => {
    const period = { startTime: '10:00', stopTime: '11:00' };
    expect(deliver({ day: saturday, period })).toMatchObject({
      can: false,
      reason: 'unknown_period',
      next: saturday,
    });
  });

  test('the working time is one period without others', () => {
    const company = aCompany({ deliveryPeriods: [] });
    expect(deliver({ company })).toMatchObject({
      can: true,
      cutoff: '2026-11-20T05:00:00.000Z',
      periods: [{ startTime: '09:00', stopTime: '18:00', available: true }],
    });
  });
});

describe('capacity', () => {
  const withLimits = (capacity: number, dailyCapacity: number | null = null) =>
    aCompany({
      deliveryPeriods: [
        { ...morning, capacity },
        { ...noon, capacity: null },
      ],
      stores: [aStore({ dailyCapacity })],
    });
  const toUsage = (byPeriod: Record<string, number>) => [{ storeId: 'newtown', day: saturday, byPeriod }];

  test('a sold-out period cannot be chosen, the next one can', () => {
    const usage = toUsage({ '09:00': 7 });
    expect(deliver({ company: withLimits(8), day: saturday, period: morning, usage }).period?.left).toBe(1);
    const full = deliver({ company: withLimits(7), day: saturday, period: morning, usage });
    expect(full).toMatchObject({ can: false, reason: 'fully_booked', next: saturday });
    expect(deliver({ company: withLimits(7), day: saturday, usage }).period).toMatchObject(noon);
  });

  test('a sold-out day cannot be chosen again, not even for a pickup', () => {
    const usage = toUsage({ '09:00': 2, '12:00': 3 });
    const full = deliver({ company: withLimits(8, 5), day: saturday, usage });
    expect(full).toMatchObject({ can: false, reason: 'fully_booked', next: monday });
    expect(reasonText(full)).toBe('Fully booked');
    expect(pickUp({ company: withLimits(8, 5), day: saturday, usage }).can).toBe(false);
  });

  test('taking more than a lowered limit leaves zero', () => {
    const [first] = deliver({
      company: withLimits(3),
      day: saturday,
      usage: toUsage({ '09:00': 9 }),
    }).periods;
    expect(first?.left).toBe(0);
  });

  test('orders of another store or day take no places', () => {
    const usage = [
      { storeId: 'redfern', day: saturday, byPeriod: { '09:00': 9 } },
      { storeId: 'newtown', day: monday, byPeriod: { '09:00': 9 } },
    ];
    expect(deliver({ company: withLimits(1), day: saturday, period: morning, usage }).can).toBe(true);
  });
});
