import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { promiseDelivery, promisePickup, quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import { describe, expect, test } from 'vitest';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';

/** Friday 20 November 2026, 11 am in Sydney. */
const now = new Date('2026-11-20T00:00:00Z');
const [friday, saturday, sunday, monday] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const;
const morning = { startTime: '09:00', stopTime: '12:00' };
const noon = { startTime: '12:00', stopTime: '15:00' };
const afternoon = { startTime: '15:00', stopTime: '18:00' };

const deliver = (about: Partial<Parameters<typeof promiseDelivery>[0]> = {}) =>
  promiseDelivery({
    company: aCompany(),
    place: newtown,
    day: friday,
    goodsTotalCents: 8900,
    usage: [],
    now,
    ...about,
  });

const pickUp = (about: Partial<Parameters<typeof promisePickup>[0]> = {}) =>
  promisePickup({ company: aCompany(), storeId: 'newtown', day: friday, usage: [], now, ...about });

const reasonText = (promise: ReturnType<typeof deliver>) =>
  promise.reason && describeReason(promise.reason, promise.details);

describe('delivery today', () => {
  test('is offered while the lead time fits before the last cutoff', () => {
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

  test('needs the same-day flag; tomorrow does not', () => {
    const company = aCompany({ sameDayDelivery: false });
    const today = deliver({ company });
    expect(today).toMatchObject({ can: false, reason: 'no_same_day', next: saturday });
    expect(reasonText(today)).toBe('No same-day delivery: please order the day before');
    expect(deliver({ company, day: saturday })).toMatchObject({
      can: true,
      cutoff: '2026-11-20T13:00:00.000Z',
    });
  });

  test('applies a lead time longer than a night to tomorrow as well', () => {
    const company = aCompany({ leadMinutes: 24 * 60 });
    const tomorrow = deliver({ company, day: saturday, period: morning });
    expect(reasonText(tomorrow)).toBe('Too late for Sat 21 Nov: orders closed at 9 am on Fri 20 Nov');
    expect(tomorrow.next).toBe(saturday);
    expect(deliver({ company, day: saturday, period: noon }).can).toBe(true);
  });
});

test('a long lead time without same-day closes a day before its midnight', () => {
  const company = aCompany({ sameDayDelivery: false, leadMinutes: 24 * 60 });
  const promise = deliver({ company, day: saturday, period: afternoon });
  expect(promise).toMatchObject({ can: true, cutoff: '2026-11-20T04:00:00.000Z' });
});

describe('a day the florist is closed', () => {
  test.each([
    [sunday, {}, 'Closed on Sundays', monday],
    [saturday, { closedDays: [saturday] }, 'Closed on Sat 21 Nov', monday],
    ['2026-12-25', {}, 'Closed for Christmas Day', undefined],
  ])('%s gives the reason and the next day', (day, about, words, next) => {
    const at = day === '2026-12-25' ? new Date('2026-12-10T00:00:00Z') : now;
    const promise = deliver({ company: aCompany({ stores: [aStore(about)] }), day, now: at });
    expect(promise.can).toBe(false);
    expect(promise.periods).toEqual([]);
    expect(reasonText(promise)).toBe(words);
    expect(promise.next).toBe(next ?? '2026-12-29');
  });

  test('is open when the florist says so', () => {
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
    const stores = [aStore({ workingTimes: [{ day: 6, startTime: '09:00', stopTime: '13:00' }] })];
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

describe('price and place', () => {
  const near = aZone({ id: 'near', polygon: square(newtown, 0.02), priceCents: 800, minOrderCents: 6000 });
  const far = aZone({ id: 'far', polygon: square(newtown, 0.2), priceCents: 1500, freeFromCents: 15000 });
  const company = aCompany({ stores: [aStore({ zones: [far, near] })] });

  test.each([
    [8900, 'near', 800],
    [14999, 'near', 800],
    [15000, 'far', 0],
    [5999, 'far', 1500],
  ])('goods for %i cents go by the cheapest zone that takes them', (goods, zone, cost) => {
    expect(deliver({ company, goodsTotalCents: goods })).toMatchObject({
      can: true,
      zone: { id: zone },
      costCents: cost,
    });
  });

  test('below the minimum the missing amount is named, without a next day', () => {
    const only = aCompany({ stores: [aStore({ zones: [near] })] });
    const promise = deliver({ company: only, goodsTotalCents: 4000 });
    expect(promise).toMatchObject({ can: false, reason: 'minimum_order', minOrderCents: 6000, next: null });
    expect(reasonText(promise)).toBe('Add $20 more: delivery here starts at $60');
    expect(promise.periods.some(({ available }) => available)).toBe(false);
    expect(deliver({ company: only, goodsTotalCents: 6000 }).can).toBe(true);
    expect(deliver({ company: only, goodsTotalCents: null }).can).toBe(true);
  });

  test('a closed day is closed for any goods total', () => {
    const only = aCompany({ stores: [aStore({ zones: [near] })] });
    expect(deliver({ company: only, goodsTotalCents: 4000, day: sunday })).toMatchObject({
      reason: 'weekly_closed',
      next: null,
    });
  });

  test('equal prices: the nearer store delivers', () => {
    const redfern = aStore({ id: 'redfern', lat: -33.92, zones: [aZone({ id: 'a' })] });
    const stores = [redfern, aStore({ zones: [aZone({ id: 'b' })] })];
    expect(deliver({ company: aCompany({ stores }) }).storeId).toBe('newtown');
  });

  test('another store delivers at its price when the cheapest is closed', () => {
    const dear = aStore({ id: 'redfern', zones: [aZone({ id: 'dear', priceCents: 2000 })] });
    const stores = [aStore({ closedDays: [saturday] }), dear];
    expect(deliver({ company: aCompany({ stores }) })).toMatchObject({
      storeId: 'newtown',
      costCents: 1200,
    });
    expect(deliver({ company: aCompany({ stores }), day: saturday })).toMatchObject({
      storeId: 'redfern',
      costCents: 2000,
    });
  });

  test.each([
    ['outside_area', aCompany(), { lat: -37.8, lng: 144.9 }],
    ['outside_area', aCompany(), { lat: Number.NaN, lng: 151 }],
    ['no_delivery', aCompany({ stores: [aStore({ warehouseForDelivery: false })] }), newtown],
    ['no_delivery', aCompany({ stores: [aStore({ zones: [] })] }), newtown],
    ['no_delivery', aCompany({ stores: [] }), newtown],
    ['company_inactive', aCompany({ active: false }), newtown],
  ] as const)('nothing is promised: %s', (reason, florist, place) => {
    const promise = deliver({ company: florist, place });
    expect(promise).toMatchObject({
      can: false,
      reason,
      costCents: null,
      zone: null,
      next: null,
      periods: [],
    });
    expect(reasonText(promise)).toMatch(/\w/);
  });

  test('a price is quoted before a day is chosen', () => {
    expect(quoteDelivery({ company, place: newtown, goodsTotalCents: 8900 })).toMatchObject({
      can: true,
      costCents: 800,
      zone: { id: 'near' },
      minOrderCents: 6000,
    });
  });
});

describe('pickup', () => {
  test('costs nothing and needs no same-day flag, only the lead time', () => {
    const company = aCompany({ sameDayDelivery: false });
    expect(pickUp({ company })).toMatchObject({
      can: true,
      costCents: 0,
      zone: null,
      storeId: 'newtown',
      distanceMetres: null,
      cutoff: '2026-11-20T02:00:00.000Z',
    });
  });

  test('uses the delivery periods within the hours or the hours', () => {
    const hours = (startTime: string, stopTime: string) =>
      aCompany({ stores: [aStore({ workingTimes: [{ day: 6, startTime, stopTime }] })] });
    const formatPeriod = (startTime: string, stopTime: string) =>
      pickUp({ company: hours(startTime, stopTime), day: saturday }).periods.map(
        (period) => period.startTime,
      );
    expect(formatPeriod('09:00', '16:00')).toEqual(['09:00', '12:00']);
    expect(formatPeriod('10:00', '11:30')).toEqual(['10:00']);
  });

  test('is refused without a pickup point of the florist', () => {
    const company = aCompany({ stores: [aStore({ pickupPoint: false })] });
    expect(pickUp({ company }).reason).toBe('no_pickup');
    expect(pickUp({ storeId: 'elsewhere' }).reason).toBe('unknown_store');
  });
});
