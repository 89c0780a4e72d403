import type { LastOrders, SpecialDay, Stop, ZoneOrderBy } from '@bloomkin/shared/rules/calendar.ts';
import type { Goods } from '@bloomkin/shared/rules/dayLimit.ts';
import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { aCompany, aStore, aZone, newtown, square } from './florist.ts';
import { isFullRun } from './run/budget.ts';

/** A failing property prints the seed that repeats it. */
export const runs = { numRuns: isFullRun ? 600 : 20 };

const timeZones = [
  ['NSW', 'Australia/Sydney'],
  ['NSW', 'Australia/Broken_Hill'],
  ['NSW', 'Australia/Lord_Howe'],
  ['SA', 'Australia/Adelaide'],
  ['TAS', 'Australia/Hobart'],
  ['QLD', 'Australia/Brisbane'],
  ['WA', 'Australia/Perth'],
  ['WA', 'Australia/Eucla'],
  ['VIC', 'Australia/Melbourne'],
  ['ACT', 'Australia/Sydney'],
  ['NT', 'Australia/Darwin'],
] as const;

export const cents = fc.integer({ min: 0, max: 20_000 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
export const capacity = maybe(fc.integer({ min: 0, max: 4 }));
const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Any instant in the weeks around a change of the clocks, or in the year. */
const anyNow = fc
  .tuple(
    fc.constantFrom('2026-10-04', '2027-04-04', '2026-12-20', '2026-04-20'),
    fc.integer({ min: -20 * 1440, max: 5 * 1440 }),
  )
  .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000));

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`);

const zoneOrderBy: fc.Arbitrary<ZoneOrderBy> = fc.oneof(
  fc.record({ earlier_minutes: fc.constantFrom(30, 60, 240) }),
  fc.record({ day_before: clock }),
);

export const anyZone = fc.record({
  orderBy: fc.option(zoneOrderBy, { nil: null, freq: 2 }),
  reach: fc.constantFrom(0.01, 0.05, 0.2),
  priceCents: cents,
  freeFromCents: maybe(cents),
  minOrderCents: maybe(cents),
});

const workingTimes = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })
  .chain((days) =>
    fc
      .tuple(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 1, max: 11 }))
      .map(([start, length]) =>
        days.map((day) => ({ day, startTime: hour(start), stopTime: hour(start + length) })),
      ),
  );

const someDays = (now: Date) =>
  fc.array(
    fc.integer({ min: -1, max: 32 }).map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
    { maxLength: 12 },
  );

const hours = fc
  .tuple(fc.integer({ min: 5, max: 12 }), fc.integer({ min: 1, max: 11 }))
  .map(([start, length]) => ({ start_time: hour(start), stop_time: hour(start + length) }));

/** Zones of a store are `a0`, `a1`, `a2`. */
const anySpecialDays = (storeId: string, now: Date): fc.Arbitrary<SpecialDay[]> =>
  fc.uniqueArray(
    fc.record({
      day: fc.integer({ min: -1, max: 12 }).map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
      closed: fc.constantFrom(false, false, true),
      hours: maybe(fc.array(hours, { minLength: 1, maxLength: 2 })),
      periods: maybe(
        fc.tuple(hours, capacity).map(([own, limit]) => [{ ...own, capacity: limit && limit + 1 }]),
      ),
      capacity: maybe(fc.integer({ min: 1, max: 6 })),
      order_by: maybe(fc.record({ days_before: fc.integer({ min: 0, max: 3 }), time: clock })),
      fee: maybe(fc.constantFrom(5, 7.25)),
      zones: fc.array(
        fc.record({
          zone_id: fc.constantFrom(`${storeId}0`, `${storeId}1`),
          capacity: fc.integer({ min: 0, max: 3 }),
        }),
        { maxLength: 1 },
      ),
      products: fc.option(fc.subarray(['rose', 'tulip'], { minLength: 1 }), { nil: null, freq: 2 }),
      note: fc.constant(''),
    }),
    { selector: ({ day }) => day, maxLength: 6 },
  );

const lastOrders: fc.Arbitrary<LastOrders> = fc.record({
  weekdays: fc
    .uniqueArray(fc.integer({ min: 1, max: 7 }))
    .chain((days) =>
      fc.tuple(
        ...days.map((day) =>
          fc.record({ day: fc.constant(day), same_day: maybe(clock), next_morning: maybe(clock) }),
        ),
      ),
    ),
  pickup_minutes: maybe(fc.constantFrom(0, 60, 180)),
});

const anyStops = (now: Date, storeIds: readonly string[]): fc.Arbitrary<Stop[]> =>
  fc.array(
    fc
      .record({
        kind: fc.constantFrom('all', 'day', 'day', 'window', 'zone'),
        store_ids: fc.subarray([...storeIds]),
        day: fc.integer({ min: 0, max: 3 }).map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
        window: hours,
        zone_id: fc.constantFrom(...storeIds.flatMap((id) => [`${id}0`, `${id}1`])),
        until: fc
          .integer({ min: -120, max: 3000 })
          .map((minutes) => new Date(now.getTime() + minutes * 60_000).toISOString()),
      })
      .map(({ window, ...stop }) => ({ id: 'stop', ...window, ...stop })),
    { maxLength: 2 },
  );

const anyStore = (id: string, now: Date): fc.Arbitrary<StoreFacts> =>
  fc
    .record({
      place: fc.constantFrom(...timeZones),
      pickupPoint: fc.boolean(),
      warehouseForDelivery: fc.boolean(),
      workingTimes,
      zones: fc.array(anyZone, { maxLength: 3 }),
      closedDays: someDays(now),
      openDays: someDays(now),
      dailyCapacity: capacity,
      specialDays: anySpecialDays(id, now),
    })
    .map(({ place: [state, timeZone], zones, ...about }) =>
      aStore({
        ...about,
        id,
        state,
        timeZone,
        zones: zones.map(({ reach, ...zone }, index) =>
          aZone({ ...zone, id: `${id}${index}`, polygon: square(newtown, reach) }),
        ),
      }),
    );

const periods = fc.subarray([
  { startTime: '09:00', stopTime: '12:00' },
  { startTime: '12:00', stopTime: '15:00' },
  { startTime: '15:00', stopTime: '18:00' },
]);

const anyCompany = (now: Date, storeIds: readonly string[]): fc.Arbitrary<CompanyFacts> =>
  fc
    .record({
      active: fc.constantFrom(true, true, true, false),
      sameDayDelivery: fc.boolean(),
      leadMinutes: fc.constantFrom(0, 45, 120, 600, 2000),
      deliveryPeriods: periods.chain((set) =>
        fc.tuple(...set.map((period) => capacity.map((limit) => ({ ...period, capacity: limit })))),
      ),
      lastOrders: maybe(lastOrders),
      stops: anyStops(now, storeIds),
      stores: fc.tuple(...storeIds.map((id) => anyStore(id, now))),
    })
    .map((about) => aCompany(about));

const anyUsage = (now: Date, storeIds: readonly string[]) =>
  fc.array(
    fc.record({
      storeId: fc.constantFrom(...storeIds),
      day: fc.integer({ min: 0, max: 6 }).map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
      byPeriod: fc.dictionary(fc.constantFrom('09:00', '12:00', '15:00'), fc.integer({ min: 0, max: 4 })),
      byZone: fc.dictionary(
        fc.constantFrom(...storeIds.flatMap((id) => [`${id}0`, `${id}1`])),
        fc.integer({ min: 0, max: 3 }),
      ),
    }),
    { maxLength: 10 },
  );

/** A vase is an extra; a peony is on no menu. */
const anyGoods = (now: Date): fc.Arbitrary<Goods[]> =>
  fc
    .uniqueArray(
      fc.record({
        productId: fc.constantFrom('rose', 'tulip', 'peony', 'vase'),
        limit: maybe(
          fc.record({
            day: fc
              .integer({ min: 0, max: 3 })
              .map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
            left: fc.integer({ min: 0, max: 2 }),
          }),
        ),
        count: fc.integer({ min: 1, max: 3 }),
      }),
      { selector: ({ productId }) => productId, maxLength: 3 },
    )
    .map((lines) =>
      lines.map((line) => ({ ...line, name: line.productId, addon: line.productId === 'vase' })),
    );

export const anyDelivery = (...storeIds: string[]) =>
  anyNow.chain((now) =>
    fc.record({
      now: fc.constant(now),
      company: anyCompany(now, storeIds),
      usage: anyUsage(now, storeIds),
      goodsTotalCents: maybe(cents),
      goods: anyGoods(now),
      place: fc.constantFrom(0, 0.03, 0.1, 0.5).map((away) => ({ ...newtown, lat: newtown.lat + away })),
    }),
  );
