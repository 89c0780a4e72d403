import { type RehearsalPlan, type RehearsedOrder, rehearse } from '@bloomkin/shared/rules/rehearsal.ts';
import { applySuggestion, suggestMends } from '@bloomkin/shared/rules/rehearsalMends.ts';
import { drawCurve, growOrders } from '@bloomkin/shared/rules/rehearsedOrders.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const allDay = { until: 1440 };
const plan = (about: Partial<RehearsalPlan> = {}): RehearsalPlan => ({
  windows: [
    { start: 420, stop: 540, capacity: null },
    { start: 540, stop: 720, capacity: null },
  ],
  makers: [allDay],
  drivers: [allDay],
  ...{ minutesEach: 10, minutesPerStop: 15, startsAt: 300, cutoff: null },
  ...about,
});
const order = (about: Partial<RehearsedOrder> = {}): RehearsedOrder => ({
  ...{ placedAt: -600, window: 0, isPickup: false, cents: 8000 },
  ...about,
});
const many = (count: number, about: Partial<RehearsedOrder> = {}) =>
  Array.from({ length: count }, () => order(about));

describe('a rehearsed day', () => {
  it.each([
    ['drives a stop each 15 minutes, from the window’s start', many(9), {}, 0],
    ['is late with the tenth stop of one driver', many(10), {}, 1],
    ['is not with a second driver', many(10), { drivers: [allDay, allDay] }, 0],
    ['needs no driver for pick-ups', many(24, { isPickup: true }), {}, 0],
    ['is late with the 25th at the bench', many(25, { isPickup: true }), {}, 1],
    ['makes only what is ordered', [order({ placedAt: 520, isPickup: true })], {}, 0],
    ['cannot make in ten minutes', [order({ placedAt: 531, isPickup: true })], {}, 1],
    ['waits a day for a driver who has gone', many(1), { drivers: [{ until: 400 }] }, 1],
  ])('%s', (_, orders, about, late) => {
    expect(rehearse(orders, plan(about)).late).toBe(late);
  });

  it('says which window breaks, by how much, and when the bench is full', () => {
    const found = rehearse([...many(11), ...many(2, { window: 1 })], plan());
    expect(found.windows).toEqual([
      { orders: 11, late: 2, canDo: 9 },
      { orders: 2, late: 0, canDo: 2 },
    ]);
    expect(found).toMatchObject({ late: 2, worstMinutes: 30, busyMakers: { from: 300, to: 430 } });
  });

  it('sends buyers of a full window to the next, and counts those who find none', () => {
    const windows = plan().windows.map((window) => ({ ...window, capacity: 4 }));
    expect(rehearse(many(10), plan({ windows }))).toMatchObject({
      ...{ orders: 8, moved: 4, lost: 2, lostCents: 16_000 },
      windows: [{ orders: 4 }, { orders: 4 }],
    });
  });
});

describe('suggestions', () => {
  it('name a limit for the window that breaks, and a driver until its end', () => {
    const orders = many(15);
    const found = suggestMends(orders, plan());
    expect(found).toEqual([
      { kind: 'cap', window: 0, places: 9 },
      { kind: 'driver', until: 540 },
    ]);
    const [cap] = found;
    expect(cap && rehearse(orders, applySuggestion(plan(), cap))).toMatchObject({
      late: 0,
      moved: 6,
      lost: 0,
    });
  });

  it('say last orders on the evening before where late buyers break the morning', () => {
    const late = many(6, { placedAt: 500, isPickup: true });
    expect(suggestMends(late, plan()).map(({ kind }) => kind)).toContain('cutoff');
  });

  it('keep every order accounted for and make fewer late, whatever the day', () => {
    const anyOrder = fc.record({
      ...{ placedAt: fc.integer({ min: -1440, max: 700 }), window: fc.nat({ max: 1 }) },
      ...{ isPickup: fc.boolean(), cents: fc.constant(5000) },
    });
    const days = fc.tuple(
      fc.array(anyOrder, { maxLength: 60 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      fc.option(fc.integer({ min: 1, max: 20 })),
    );
    fc.assert(
      fc.property(days, ([orders, makers, drivers, capacity]) => {
        const given = plan({
          windows: plan().windows.map((window) => ({ ...window, capacity })),
          makers: Array.from({ length: makers }, () => allDay),
          drivers: Array.from({ length: drivers }, () => allDay),
        });
        const before = rehearse(orders, given);
        expect(before.orders + before.lost).toBe(orders.length);
        for (const result of before.windows) expect(result.orders).toBeLessThanOrEqual(capacity ?? Infinity);
        for (const suggestion of suggestMends(orders, given))
          expect(rehearse(orders, applySuggestion(given, suggestion)).late).toBeLessThan(before.late);
      }),
      { seed: 40, numRuns: 150 },
    );
  });
});

describe('the orders of a rehearsal', () => {
  it.each([
    [0, 100],
    [25, 125],
    [50, 150],
  ])('grow by %i %', (percent, count) => {
    expect(growOrders(many(100), percent)).toHaveLength(count);
  });

  it('follow a curve without a past, the same each time', () => {
    const drawn = drawCurve(150, plan().windows, 9000);
    expect(drawn).toEqual(drawCurve(150, plan().windows, 9000));
    expect(drawn.filter(({ window }) => window === 0)).toHaveLength(100);
    expect(drawn.every(({ placedAt, window }) => placedAt < (plan().windows[window]?.start ?? 0))).toBe(true);
  });

  it('replay 2,000 on a day of ten windows, with all suggestions, within a second', () => {
    const windows = Array.from({ length: 10 }, (_, at) => ({
      ...{ start: 420 + at * 60, stop: 480 + at * 60, capacity: null },
    }));
    const started = process.threadCpuUsage();
    const helpers = Array.from({ length: 12 }, () => allDay);
    const day = plan({ windows, makers: helpers, drivers: helpers });
    expect(suggestMends(drawCurve(2000, windows, 9000), day).length).toBeGreaterThan(0);
    const { user, system } = process.threadCpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
