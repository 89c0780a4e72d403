import { toCartStop, toReminderState } from '@bloomkin/lambdas/model/carts/cartSort.ts';
import { toOrder } from '@bloomkin/lambdas/model/orders/toOrder.ts';
import { buildDemoData, type DemoData } from '@bloomkin/local/demo/build/buildDemoData.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import { polygonFault } from '@bloomkin/shared/rules/polygonFault.ts';
import { canArrive } from '@bloomkin/shared/rules/promise.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { CartStop, Order, ReminderState } from '@bloomkin/shared/schemas/order.ts';
import { describe, expect, it } from 'vitest';

/** An ordinary Tuesday, ten past ten in Sydney. */
const now = new Date('2026-08-18T00:10:00Z');
const data = buildDemoData(now);
const surryHills = { lat: -33.8861, lng: 151.2111 };

const facts = ({ company, stores }: DemoData['companies'][number]) => ({ ...company, stores });

describe('the demo data', () => {
  it('comes out the same for the same instant', () => {
    expect(buildDemoData(now)).toEqual(data);
  });

  it('includes enough florists, products and buyers', () => {
    expect(data.companies).toHaveLength(8);
    expect(data.products.length).toBeGreaterThanOrEqual(72);
    expect(data.users.filter(({ roles }) => roles.includes('ROLE_BUYER'))).toHaveLength(40);
  });

  it('names every id and SKU once', () => {
    const ids = [data.users, data.products, data.categories, data.collections, data.orders, data.reviews]
      .flat()
      .map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const skus = data.products.map(({ companyId, sku }) => `${companyId} ${sku}`);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('includes valid delivery zones, one within the other', () => {
    for (const { zones } of data.companies.flatMap(({ stores }) => stores)) {
      expect(zones.map(({ polygon }) => polygonFault(polygon))).toEqual(zones.map(() => undefined));
      const inOuter = zones
        .slice(1)
        .map((outer, index) =>
          zones[index]?.polygon.coordinates[0]?.every(([lng, lat]) =>
            holdsPoint(outer.polygon, { lat, lng }),
          ),
        );
      expect(inOuter).toEqual(zones.slice(1).map(() => true));
    }
  });

  it('delivers to Surry Hills on an ordinary day from three florists', () => {
    const tomorrow = addDays(localTime(now, 'Australia/Sydney').day, 1);
    const arriving = data.companies.filter((loaded) =>
      canArrive(facts(loaded), surryHills, { day: tomorrow, usage: [], now }),
    );
    expect(arriving.map(({ company }) => company.brand)).toEqual([
      'Marlo & Fern',
      'King Parrot Flowers',
      'Saltbush & Rose',
    ]);
  });

  it('includes orders of every status and abandoned carts', () => {
    const statuses = new Set(data.orders.map(({ status }) => status));
    expect(statuses).toEqual(
      new Set(['new', 'in_progress', 'formation', 'ready_to_ship', 'completed', 'canceled']),
    );
    expect(new Set(data.orders.map(({ paymentStatus }) => paymentStatus))).toEqual(
      new Set(['paid', 'not_paid', 'refunded']),
    );
    const left = data.carts.filter(({ touchedAt }) => Date.parse(touchedAt) < now.getTime() - 3_600_000);
    expect(left.length).toBeGreaterThanOrEqual(8);
    expect(new Set(left.map(toReminderState))).toEqual(new Set(ReminderState.options));
    expect(new Set(left.map(toCartStop))).toEqual(new Set(CartStop.options));
  });

  it('includes florists with 20 counted deliveries and florists that are new', () => {
    const counted = data.companies.map(({ company }) =>
      Object.values(company.deliveryRecord).reduce((sum, { total }) => sum + total, 0),
    );
    expect(counted.filter((count) => count >= 20).length).toBeGreaterThanOrEqual(3);
    expect(counted.filter((count) => count < 20).length).toBeGreaterThanOrEqual(2);
  });
});

describe('the orders of the demo data', () => {
  it('parse as answers of the API', () => {
    for (const order of data.orders) expect(Order.safeParse(toOrder(order)).error).toBeUndefined();
  });

  it('add up', () => {
    const wrong = data.orders.filter(
      ({ lines, goodsCents, deliveryCents, totalCents }) =>
        lines.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0) !== goodsCents ||
        goodsCents + deliveryCents !== totalCents,
    );
    expect(wrong).toEqual([]);
  });

  it('keep an ordered history without future entries', () => {
    for (const { history, status, createdAt, updatedAt } of data.orders) {
      const times = history.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(times[0]).toBe(createdAt);
      expect(times.at(-1)).toBe(updatedAt);
      expect(updatedAt <= now.toISOString()).toBe(true);
      const moves = history.filter(({ what }) => what === 'status');
      expect(moves.at(-1)?.to ?? 'new').toBe(status);
    }
  });

  it('stay within a florist’s limit per period', () => {
    for (const { company, stores } of data.companies) {
      const taken = data.orders.filter(
        (order) => order.companyId === company.id && order.status !== 'canceled',
      );
      for (const store of stores) {
        const places = taken.filter((order) => order.storeId === store.id);
        for (const group of Map.groupBy(places, ({ day }) => day).values())
          expect(group.length).toBeLessThanOrEqual(store.dailyCapacity ?? Infinity);
      }
    }
  });
});

describe('the reviews of the demo data', () => {
  it('each have a delivered order, one per user and product', () => {
    for (const review of data.reviews) {
      const order = data.orders.find(
        ({ userId, lines, completedAt }) =>
          userId === review.userId &&
          lines.some(({ productId }) => productId === review.productId) &&
          completedAt !== null &&
          completedAt < review.createdAt,
      );
      expect(order?.status).toBe('completed');
    }
    const pairs = data.reviews.map(({ userId, productId }) => `${userId} ${productId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('add up to the ratings of products and florists', () => {
    const sum = (items: readonly { ratingSum: number }[]) =>
      items.reduce((total, { ratingSum }) => total + ratingSum, 0);
    const totalRating = data.reviews.reduce((total, { rating }) => total + rating, 0);
    expect(sum(data.products)).toBe(totalRating);
    expect(sum(data.companies.map(({ company }) => company))).toBe(totalRating);
  });
});

describe('at any start of the demo', () => {
  it.each([
    ['Christmas Day', '2026-12-25T01:00:00Z'],
    ['the night daylight saving begins', '2026-10-03T15:59:00Z'],
    ['the night it ends', '2027-04-03T15:30:00Z'],
    ['Valentine’s Day, a Sunday', '2027-02-14T05:00:00Z'],
    ['a leap day', '2028-02-29T20:00:00Z'],
  ])('agrees with itself: %s', (_, instant) => {
    const begun = new Date(instant);
    const then = buildDemoData(begun);
    expect(then.orders.length).toBeGreaterThan(120);
    expect(then.orders.filter(({ updatedAt }) => updatedAt > begun.toISOString())).toEqual([]);
    expect(then.reviews.length).toBeGreaterThan(50);
  });
});
