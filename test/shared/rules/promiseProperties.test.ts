import type { Hours } from '@bloomkin/shared/rules/openingHours.ts';
import {
  type CompanyFacts,
  canArrive,
  deliveryDays,
  earliestDay,
  promiseDelivery,
  promisePickup,
} from '@bloomkin/shared/rules/promise.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDelivery, anyZone, capacity, cents, runs } from '#support/anyDelivery.ts';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';
import { isFullRun } from '#support/run/budget.ts';

describe('the calendar and the check at checkout agree', () => {
  test('on days, periods and price of a delivery', () => {
    let questions = 0;
    fc.assert(
      fc.property(anyDelivery('a', 'b'), (delivery) => {
        const days = deliveryDays(delivery);
        const isSilent = days.map(({ reasonMessage }) => reasonMessage === null);
        expect(isSilent).toEqual(days.map(({ available }) => available));
        const offered = days.flatMap(({ day, available, costCents, reason, periods }) => [
          { day, period: null, can: available, costCents, reason, cutoff: null },
          ...periods.map((period) => ({
            ...{ day, period, can: period.available, costCents },
            ...{ reason: period.reason, cutoff: period.cutoff },
          })),
        ]);
        const checked = offered.map(({ day, period }) => {
          const { can, costCents, reason, cutoff } = promiseDelivery({ ...delivery, day, period });
          return { day, period, can, costCents, reason, cutoff: period && cutoff };
        });
        // One comparison for all: each costs more than the answers.
        expect(checked).toEqual(offered);
        questions += offered.length;
      }),
      { numRuns: isFullRun ? 3000 : runs.numRuns },
    );
    if (isFullRun) expect(questions).toBeGreaterThan(100_000);
  });

  test('on days and periods of a pickup', () => {
    fc.assert(
      fc.property(anyDelivery('a'), ({ place: _delivery, ...delivery }) => {
        const days = deliveryDays({ ...delivery, pickupStoreId: 'a' });
        const offered = days.flatMap(({ day, available, periods }) => [
          { day, period: null, available },
          ...periods.map((period) => ({ day, period, available: period.available })),
        ]);
        const checked = offered.map(({ day, period }) => ({
          ...{ day, period },
          available: promisePickup({ ...delivery, storeId: 'a', day, period }).can,
        }));
        expect(checked).toEqual(offered);
      }),
      runs,
    );
  });

  test('on the listing’s earliest day', () => {
    fc.assert(
      fc.property(anyDelivery('a', 'b'), ({ company, place, ...start }) => {
        const earliest = earliestDay(company, place, start);
        expect(canArrive(company, place, start)).toBe(earliest !== null);
        const days = deliveryDays({ ...{ company, place, ...start }, goodsTotalCents: null });
        const arriving = days.filter(({ day }) => canArrive(company, place, { ...start, day }));
        expect(arriving).toEqual(days.filter(({ available }) => available));
        if (arriving[0]) expect(earliest && earliest <= arriving[0].day).toBe(true);
      }),
      runs,
    );
  });
});

describe('a refused day', () => {
  test('names a reason and the first possible next day', () => {
    fc.assert(
      fc.property(anyDelivery('a', 'b'), fc.integer({ min: -3, max: 33 }), (delivery, offset) => {
        const day = addDays(localTime(delivery.now, 'Australia/Sydney').day, offset);
        const promise = promiseDelivery({ ...delivery, day });
        if (promise.can) return;
        expect(promise.reason).not.toBeNull();
        const end = promise.next ?? addDays(day, 40);
        for (let between = day; between < end; between = addDays(between, 1)) {
          expect(promiseDelivery({ ...delivery, day: between }).can).toBe(false);
        }
        if (promise.next) expect(promiseDelivery({ ...delivery, day: promise.next }).can).toBe(true);
      }),
      runs,
    );
  });
});

describe('a short menu', () => {
  test('closes its own day, and only for flowers that it leaves out', () => {
    fc.assert(
      fc.property(anyDelivery('a'), (delivery) => {
        const menus = new Map(
          delivery.company.stores[0]?.specialDays?.map(({ day, products }) => [day, products]),
        );
        const whole = deliveryDays({ ...delivery, company: withoutMenus(delivery.company) });
        const empty = deliveryDays({ ...delivery, goods: [] });
        for (const [index, { day, available, reason }] of deliveryDays(delivery).entries()) {
          const menu = menus.get(day);
          const isLeftOut = delivery.goods.some(
            ({ productId, addon }) => !addon && menu?.includes(productId) === false,
          );
          const open = whole[index];
          // Goods that are sold out as well say so only where the menu has them.
          const isOpen = empty[index]?.available === true;
          expect(available).toBe(open?.available === true && !isLeftOut);
          if (reason === 'short_menu') expect(isLeftOut).toBe(true);
          if (isOpen && isLeftOut) expect(reason).toBe('short_menu');
        }
      }),
      runs,
    );
  });
});

const withoutMenus = (company: CompanyFacts): CompanyFacts => ({
  ...company,
  stores: company.stores.map((store) => ({
    ...store,
    specialDays: store.specialDays?.map((day) => ({ ...day, products: null })),
  })),
});

describe('time', () => {
  test('an available period is possible until its cutoff to the millisecond', () => {
    fc.assert(
      fc.property(anyDelivery('a'), (delivery) => {
        for (const { day, periods: offered } of deliveryDays({ ...delivery, days: 4 })) {
          for (const period of offered.filter(({ available }) => available)) {
            const at = (ms: number) => promiseDelivery({ ...delivery, day, period, now: new Date(ms) });
            const cutoffMs = Date.parse(period.cutoff);
            expect(at(cutoffMs - 1).can).toBe(true);
            expect(['too_late', 'no_same_day']).toContain(at(cutoffMs).reason);
          }
        }
      }),
      runs,
    );
  });

  test('waiting never makes a refused day possible', () => {
    fc.assert(
      fc.property(anyDelivery('a', 'b'), fc.integer({ min: 1, max: 3000 }), (any, minutes) => {
        const delivery = { ...any, company: { ...any.company, stops: [] } };
        const later = new Date(delivery.now.getTime() + minutes * 60_000);
        for (const { day, available } of deliveryDays({ ...delivery, days: 10 })) {
          if (!available) expect(promiseDelivery({ ...delivery, day, now: later }).can).toBe(false);
        }
      }),
      runs,
    );
  });
});

describe('price', () => {
  const nested = fc.array(anyZone, { minLength: 1, maxLength: 5 }).map((zones) =>
    aCompany({
      stores: [
        aStore({
          zones: zones.map(({ reach, ...zone }, index) =>
            aZone({
              ...zone,
              orderBy: null,
              id: `ring${index}`,
              polygon: square(newtown, 0.02 * (index + 1)),
            }),
          ),
        }),
      ],
    }),
  );
  const away = fc.double({ min: 0, max: 0.12, noNaN: true });
  const ask = (company: CompanyFacts, distance: number, goodsTotalCents: number) =>
    promiseDelivery({
      company,
      place: { lat: newtown.lat, lng: newtown.lng + distance },
      day: '2026-11-21',
      goodsTotalCents,
      usage: [],
      now: new Date('2026-11-20T00:00:00Z'),
    });

  test('never falls with distance through nested zones', () => {
    fc.assert(
      fc.property(nested, away, away, cents, (company, one, other, goods) => {
        const nearer = ask(company, Math.min(one, other), goods);
        const farther = ask(company, Math.max(one, other), goods);
        if (!farther.can) return;
        expect(nearer.can).toBe(true);
        expect(nearer.costCents).toBeLessThanOrEqual(farther.costCents ?? Number.NaN);
      }),
    );
  });

  test('more goods never lose a delivery, or cost more without a minimum', () => {
    fc.assert(
      fc.property(nested, away, cents, cents, (company, distance, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const [small, big] = [ask(company, distance, less), ask(company, distance, more)];
        if (!small.can) return;
        expect(big.can).toBe(true);
        expect(big.costCents).toBeLessThanOrEqual(small.costCents ?? Number.NaN);
      }),
    );
  });
});

describe('capacity', () => {
  test('accepted orders never exceed a period’s or the day’s limit', () => {
    const day = '2026-11-21';
    fc.assert(
      fc.property(capacity, capacity, capacity, fc.array(fc.boolean()), (first, second, daily, choices) => {
        const set = [
          { startTime: '09:00', stopTime: '12:00', capacity: first },
          { startTime: '12:00', stopTime: '15:00', capacity: second },
        ] as const;
        const company = aCompany({ deliveryPeriods: set, stores: [aStore({ dailyCapacity: daily })] });
        const byPeriod: Record<string, number> = { '09:00': 0, '12:00': 0 };
        for (const choice of choices) {
          const period: Hours = choice ? set[0] : set[1];
          const usage = [{ storeId: 'newtown', day, byPeriod }];
          const now = new Date('2026-11-20T00:00:00Z');
          const input = { company, place: newtown, day, period, goodsTotalCents: null, usage, now };
          if (promiseDelivery(input).can) byPeriod[period.startTime] = (byPeriod[period.startTime] ?? 0) + 1;
        }
        const [one = 0, two = 0] = [byPeriod['09:00'], byPeriod['12:00']];
        expect(one).toBeLessThanOrEqual(first ?? Infinity);
        expect(two).toBeLessThanOrEqual(second ?? Infinity);
        expect(one + two).toBeLessThanOrEqual(daily ?? Infinity);
      }),
    );
  });
});
