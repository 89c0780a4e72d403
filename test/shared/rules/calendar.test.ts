import type { SpecialDay, Stop } from '@bloomkin/shared/rules/calendar.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { describeLastOrder, describeLastOrders } from '@bloomkin/shared/rules/lastOrderSentence.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import {
  deliveryDays,
  promiseDelivery,
  promisePickup,
  quoteDelivery,
} from '@bloomkin/shared/rules/promise.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { aCompany, aStore, aZone, newtown } from '#support/florist.ts';
import { deliver, monday, now, pickUp } from './askPromise.ts';

const asUsual: Omit<SpecialDay, 'day'> = {
  closed: false,
  hours: null,
  periods: null,
  capacity: null,
  order_by: null,
  fee: null,
  zones: [],
  products: null,
  note: '',
};
const withDay = (about: Partial<SpecialDay>, day: string = monday) =>
  aCompany({ stores: [aStore({ specialDays: [{ ...asUsual, day, ...about }] })] });
const morning = [{ start_time: '07:00', stop_time: '12:00' }];

describe('a special day', () => {
  it.each([
    ['a public holiday', '2026-12-25', {}],
    ['a closed day', monday, { closedDays: [monday] }],
    ['a weekday without hours', '2026-11-22', {}],
  ])('opens over %s', (_over, day, rules) => {
    const store = aStore({ ...rules, specialDays: [{ ...asUsual, day, hours: morning }] });
    expect(openingHours(store, day)).toEqual({ hours: [{ startTime: '07:00', stopTime: '12:00' }] });
  });

  it('closes over an open day', () => {
    const store = aStore({ openDays: [monday], specialDays: [{ ...asUsual, day: monday, closed: true }] });
    expect(openingHours(store, monday)).toEqual({ hours: [], reason: 'closed_day' });
  });

  it('replaces windows and counts the orders that were taken for other ones', () => {
    const company = withDay({ periods: [{ start_time: '10:00', stop_time: '13:00', capacity: 3 }] });
    const usage = [{ storeId: 'newtown', day: monday, byPeriod: { '09:00-12:00': 2, '15:00-18:00': 4 } }];
    const { periods } = deliver({ company, usage, day: monday });
    expect(periods.map(({ startTime, stopTime, left }) => [startTime, stopTime, left])).toEqual([
      ['10:00', '13:00', 1],
    ]);
  });

  it('limits its orders, and those of a zone', () => {
    const usage = [{ storeId: 'newtown', day: monday, byPeriod: { '09:00-12:00': 2 }, byZone: { inner: 2 } }];
    const ask = (about: Partial<SpecialDay>) => deliver({ company: withDay(about), usage, day: monday });
    expect(ask({ capacity: 3 }).periods.map(({ left }) => left)).toEqual([1, 1, 1]);
    expect(ask({ zones: [{ zone_id: 'inner', capacity: 2 }] }).reason).toBe('fully_booked');
    expect(ask({ zones: [{ zone_id: 'inner', capacity: 0 }] }).reason).toBe('zone_closed');
    expect(ask({ zones: [{ zone_id: 'outer', capacity: 0 }] }).can).toBe(true);
  });

  it('adds its fee to deliveries of that day only', () => {
    const company = withDay({ fee: 5.5 });
    expect(deliver({ company, day: monday })).toMatchObject({ costCents: 1750, feeCents: 550 });
    expect(deliver({ company, day: addDays(monday, 1) })).toMatchObject({ costCents: 1200, feeCents: null });
    expect(pickUp({ company, day: monday }).costCents).toBe(0);
    expect(quoteDelivery({ company, place: newtown, goodsTotalCents: null }).costCents).toBe(1200);
  });
});

const weekdays = [1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  same_day: day === 6 ? '11:00' : '14:00',
  next_morning: day === 6 ? '16:00' : '18:00',
}));
const lastOrders = { weekdays, pickup_minutes: null };

const places = [
  ['NSW', 'Australia/Sydney'],
  ['VIC', 'Australia/Melbourne'],
  ['ACT', 'Australia/Sydney'],
  ['SA', 'Australia/Adelaide'],
  ['TAS', 'Australia/Hobart'],
  ['QLD', 'Australia/Brisbane'],
  ['NT', 'Australia/Darwin'],
  ['WA', 'Australia/Perth'],
] as const;

describe.each(places)('last order times in %s, %s', (state, timeZone) => {
  it.each(['2026-10-04', '2026-10-05', '2027-04-04', '2027-04-05'])(
    'stand on the wall clock on both sides of a clock change: %s',
    (day) => {
      const everyDay = [1, 2, 3, 4, 5, 6, 7].map((one) => ({
        ...{ day: one, startTime: '08:00', stopTime: '18:00' },
      }));
      const rows = everyDay.map((row) => ({ day: row.day, same_day: '14:00', next_morning: '17:30' }));
      const ask = (about: object, specialDays: SpecialDay[] = []) => {
        const open = everyDay.map(({ startTime, stopTime }) => ({
          start_time: startTime,
          stop_time: stopTime,
        }));
        const days = [day, addDays(day, -1)].map((one) => ({
          ...asUsual,
          day: one,
          hours: open.slice(0, 1),
        }));
        const own = specialDays.length > 0 ? specialDays : days;
        const store = aStore({ state, timeZone, workingTimes: everyDay, specialDays: own });
        const company = aCompany({ leadMinutes: 30, stores: [store], ...about });
        const at = new Date(`${addDays(day, -3)}T00:00:00Z`);
        const question = { company, place: newtown, day, goodsTotalCents: null, usage: [] };
        const { periods } = promiseDelivery({ ...question, now: at });
        for (const { startTime, stopTime, cutoff, available } of periods.filter((one) => one.available)) {
          const period = { startTime, stopTime };
          const before = new Date(Date.parse(cutoff) - 1);
          expect(promiseDelivery({ ...question, period, now: before }).can).toBe(available);
          expect(promiseDelivery({ ...question, period, now: new Date(cutoff) }).can).toBe(false);
        }
        return periods.map(({ cutoff }) => localTime(new Date(cutoff), timeZone));
      };
      const before = addDays(day, -1);
      expect(ask({ lastOrders: { weekdays: rows, pickup_minutes: null } })).toEqual([
        { day: before, time: '17:30' },
        { day, time: '11:30' },
        { day, time: '14:00' },
      ]);
      const order_by = { days_before: 1, time: '18:00' };
      const own = ask({ lastOrders }, [
        { ...asUsual, day, hours: [{ start_time: '08:00', stop_time: '18:00' }], order_by },
      ]);
      expect(own).toEqual([0, 1, 2].map(() => ({ day: before, time: '18:00' })));
    },
  );
});

describe('the last moment', () => {
  const ask = (orderBy: NonNullable<Parameters<typeof aZone>[0]>['orderBy'], day: string = monday) => {
    const company = aCompany({
      lastOrders,
      leadMinutes: 60,
      stores: [aStore({ zones: [aZone({ orderBy })] })],
    });
    const { periods } = deliver({ company, day });
    return periods.map(({ cutoff }) => localTime(new Date(cutoff), 'Australia/Sydney'));
  };

  it('follows Saturday’s rule for Monday morning, an hour earlier in a farther zone', () => {
    expect(ask(null)[0]).toEqual({ day: '2026-11-21', time: '16:00' });
    expect(ask({ earlier_minutes: 60 })).toEqual([
      { day: '2026-11-21', time: '15:00' },
      { day: monday, time: '10:00' },
      { day: monday, time: '13:00' },
    ]);
    expect(ask({ day_before: '17:00' })[2]).toEqual({ day: '2026-11-22', time: '17:00' });
  });

  it('counts before closing for pick-ups that have a rule', () => {
    const company = aCompany({ leadMinutes: 30, lastOrders: { weekdays, pickup_minutes: 60 } });
    const { cutoff } = promisePickup({ company, storeId: 'newtown', day: monday, usage: [], now });
    expect(localTime(new Date(cutoff ?? ''), 'Australia/Sydney')).toEqual({ day: monday, time: '17:00' });
  });
});

describe('the sentence', () => {
  const at = (iso: string, about: Parameters<typeof aCompany>[0] = {}) => {
    const company = aCompany({ lastOrders, leadMinutes: 0, ...about });
    const moment = new Date(iso);
    const question = { company, place: newtown, goodsTotalCents: null, usage: [], now: moment };
    return { days: deliveryDays(question), moment };
  };

  it.each([
    ['2026-11-23T22:00:00Z', 'Order by 2 pm for today, by 6 pm for tomorrow morning.'],
    ['2026-11-24T05:00:00Z', 'Order by 6 pm for tomorrow morning.'],
    ['2026-11-20T23:00:00Z', 'Order by 11 am for today, by 4 pm for Monday morning.'],
  ])('says at %s: %s', (iso, sentence) => {
    const { days, moment } = at(iso);
    expect(describeLastOrders(days, moment, 'Australia/Sydney')).toBe(sentence);
  });

  it('names the date of a last order on an earlier day', () => {
    const order_by = { days_before: 1, time: '18:00' };
    const specialDays = [{ ...asUsual, day: '2026-12-24', hours: morning, order_by }];
    const { days, moment } = at('2026-12-11T02:46:00Z', { stores: [aStore({ specialDays })] });
    const christmasEve = days.find(({ day }) => day === '2026-12-24');
    expect(christmasEve && describeLastOrder(christmasEve, moment, 'Australia/Sydney')).toBe(
      'Order by 6 pm on Wed 23 December.',
    );
  });
});

describe('a stop', () => {
  const until = '2026-11-20T05:00:00.000Z';
  const none = { store_ids: [], day: null, start_time: null, stop_time: null, zone_id: null };
  const ask = (stop: Pick<Stop, 'kind'> & Partial<Stop>, about: Parameters<typeof deliver>[0] = {}) =>
    deliver({ company: aCompany({ stops: [{ id: 'stop', ...none, until, ...stop }] }), ...about });

  it.each([
    [{ kind: 'all' }, monday, 'Not taking orders until 4 pm'],
    [{ kind: 'day', day: '2026-11-20' }, '2026-11-20', 'No more orders for today'],
    [{ kind: 'day', day: monday }, '2026-11-20', null],
    [{ kind: 'zone', day: monday, zone_id: 'inner' }, monday, 'No more orders to this place on Mon 23 Nov'],
    [{ kind: 'zone', day: monday, zone_id: 'outer' }, monday, null],
    [{ kind: 'all', store_ids: ['another'] }, monday, null],
  ] as const)('%j on %s says %s', (stop, day, message) => {
    const { can, reason, details } = ask(
      { ...stop, store_ids: [...('store_ids' in stop ? stop.store_ids : [])] },
      { day },
    );
    expect([can, reason && describeReason(reason, details)]).toEqual([message === null, message]);
  });

  it('refuses its window only', () => {
    const { periods } = ask(
      { kind: 'window', day: monday, start_time: '15:00', stop_time: '18:00' },
      { day: monday },
    );
    expect(periods.map(({ available }) => available)).toEqual([true, true, false]);
  });

  it('ends to the millisecond', () => {
    const at = (ms: number) =>
      ask({ kind: 'all' }, { day: monday, now: new Date(Date.parse(until) + ms) }).can;
    expect([at(-1), at(0)]).toEqual([false, true]);
  });
});
