import type { CompanyFacts, StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';

/** A failing property prints the seed that repeats it. */
export const runs = { numRuns: 60 };

const timeZones = [
  ['NSW', 'Australia/Sydney'],
  ['NSW', 'Australia/Broken_Hill'],
  ['NSW', 'Australia/Lord_Howe'],
  ['SA', 'Australia/Adelaide'],
  ['TAS', 'Australia/Hobart'],
  ['QLD', 'Australia/Brisbane'],
  ['WA', 'Australia/Perth'],
  ['WA', 'Australia/Eucla'],
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

export const anyZone = fc.record({
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
      stores: fc.tuple(...storeIds.map((id) => anyStore(id, now))),
    })
    .map((about) => aCompany(about));

const anyUsage = (now: Date, storeIds: readonly string[]) =>
  fc.array(
    fc.record({
      storeId: fc.constantFrom(...storeIds),
      day: fc.integer({ min: 0, max: 6 }).map((offset) => addDays(now.toISOString().slice(0, 10), offset)),
      byPeriod: fc.dictionary(fc.constantFrom('09:00', '12:00', '15:00'), fc.integer({ min: 0, max: 4 })),
    }),
    { maxLength: 10 },
  );

export const anyWorld = (...storeIds: string[]) =>
  anyNow.chain((now) =>
    fc.record({
      now: fc.constant(now),
      company: anyCompany(now, storeIds),
      usage: anyUsage(now, storeIds),
      goodsTotalCents: maybe(cents),
      place: fc.constantFrom(0, 0.03, 0.1, 0.5).map((away) => ({ ...newtown, lat: newtown.lat + away })),
    }),
  );
