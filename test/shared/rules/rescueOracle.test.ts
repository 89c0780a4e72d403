import { acceptClock, builtInAccept, lastMomentToMake } from '@bloomkin/shared/rules/acceptClock.ts';
import { type CompanyFacts, promiseDelivery, type StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import {
  findRescue,
  type RescuePromise,
  type RescueRequest,
  rescueDeadline,
} from '@bloomkin/shared/rules/rescue.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '#support/catalogue/random.ts';
import { aCompany, aStore, aZone, newtown, square } from '#support/florist.ts';
import { isFullRun } from '#support/run/budget.ts';

const seed = Number(process.env.SEED ?? 20_261_129);
const size = isFullRun ? { florists: 200, orders: 10_000 } : { florists: 20, orders: 200 };
const zone = 'Australia/Sydney';
const [first, days] = ['2026-12-07', 6] as const;
const hourMs = 60 * 60_000;

/** Ten towns that no zone of another reaches. */
const towns = Array.from({ length: 10 }, (_, at) => ({ ...newtown, lat: newtown.lat + at }));
const windows = [
  { startTime: '09:00', stopTime: '12:00' },
  { startTime: '12:00', stopTime: '15:00' },
  { startTime: '15:00', stopTime: '18:00' },
] as const;

interface Bouquet {
  priceCents: number;
}

interface Florist {
  company: CompanyFacts;
  store: StoreFacts;
  bouquets: readonly Bouquet[];
  feeCents: number;
  reach: number;
}

function makeFlorist(at: number, random: Random): Florist {
  const town = towns[at % towns.length] ?? newtown;
  const feeCents = random.pick([0, 900, 1200, 1500]);
  const reach = random.pick([0.02, 0.05]);
  const opens = random.pick(['07:00', '08:00', '09:00']);
  const workingTimes = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, startTime: opens, stopTime: '18:00' }));
  const id = `f${at}`;
  const store = aStore({
    ...{ id, companyId: id, ...town, workingTimes, dailyCapacity: random.pick([null, 40, 60]) },
    zones: [aZone({ id: `${id}z`, polygon: square(town, reach), priceCents: feeCents })],
  });
  const company = aCompany({
    id,
    leadMinutes: random.pick([60, 120, 180]),
    stores: [store],
    deliveryPeriods: windows
      .filter(() => random.fraction() > 0.15)
      .map((window) => ({ ...window, capacity: random.pick([6, 12, 20]) })),
  });
  const bouquets = [5500, 7500, 9500, 14_500]
    .filter(() => random.fraction() > 0.3)
    .map((priceCents) => ({ priceCents }));
  return { company, store, bouquets, feeCents, reach };
}

/** Places that are taken, and who may still sell. */
class Market {
  readonly florists: Florist[];
  readonly taken = new Map<string, number>();
  readonly closed = new Set<Florist>();

  constructor(random: Random) {
    this.florists = Array.from({ length: size.florists }, (_, at) => makeFlorist(at, random));
  }

  count({ store }: Florist, day: string, key?: string): number {
    const keys = key ? [key] : windows.map(({ startTime, stopTime }) => `${startTime}-${stopTime}`);
    return keys.reduce((sum, one) => sum + (this.taken.get(`${store.id} ${day} ${one}`) ?? 0), 0);
  }

  add(
    { store }: Florist,
    day: string,
    { startTime, stopTime }: { startTime: string; stopTime: string },
    by: 1 | -1,
  ) {
    const key = `${store.id} ${day} ${startTime}-${stopTime}`;
    this.taken.set(key, (this.taken.get(key) ?? 0) + by);
  }

  usage(florist: Florist, day: string) {
    const byPeriod = Object.fromEntries(
      windows.map(({ startTime, stopTime }) => {
        const key = `${startTime}-${stopTime}`;
        return [key, this.count(florist, day, key)];
      }),
    );
    return [{ storeId: florist.store.id, day, byPeriod }];
  }

  ask(florist: Florist, request: RescueRequest, now: Date): RescuePromise<Bouquet> | undefined {
    const company = { ...florist.company, active: !this.closed.has(florist) };
    return findRescue(company, florist.bouquets, request, { usage: this.usage(florist, request.day), now });
  }
}

/** Notice in opening hours, back from the window, minute by minute. */
function closesAt({ company, store }: Florist, day: string, startTime: string): number {
  let at = toInstant(day, startTime, zone).getTime();
  const [{ startTime: opens } = { startTime: '' }] = store.workingTimes;
  for (let left = company.leadMinutes; left > 0; ) {
    at -= 60_000;
    const { time } = localTime(new Date(at), zone);
    if (opens <= time && time < '18:00') left--;
  }
  return at;
}

/** Every florist, bouquet and window, by the rules as they are written, without the engine. */
function canAnyoneTakeOver(market: Market, own: Florist, request: RescueRequest, now: Date): boolean {
  return market.florists.some((florist) => {
    if (florist === own || market.closed.has(florist)) return false;
    const { company, store, bouquets, feeCents, reach } = florist;
    const isNear =
      Math.abs(store.lat - request.place.lat) < reach && Math.abs(store.lng - request.place.lng) < reach;
    const isAffordable = bouquets.some(
      ({ priceCents }) => priceCents * request.count + feeCents <= request.budgetCents,
    );
    if (!isNear || !isAffordable) return false;
    if (store.dailyCapacity !== null && market.count(florist, request.day) >= store.dailyCapacity)
      return false;
    return company.deliveryPeriods.some(({ startTime, stopTime, capacity }) => {
      const { period } = request;
      const fits = period && startTime >= period.startTime && stopTime <= period.stopTime;
      const [opens] = store.workingTimes;
      const isFree =
        capacity === null || market.count(florist, request.day, `${startTime}-${stopTime}`) < capacity;
      const isOpen = opens !== undefined && opens.startTime <= startTime;
      return fits && isFree && isOpen && now.getTime() < closesAt(florist, request.day, startTime);
    });
  });
}

interface Sold {
  florist: Florist;
  request: RescueRequest & { period: NonNullable<RescueRequest['period']> };
  paidAt: Date;
  fate: 'kept' | 'forgotten' | 'canceled' | 'closed';
}

/** Undefined when no florist of the town can take it at that moment. */
function sell(market: Market, random: Random): Sold | undefined {
  const paidAt = new Date(
    toInstant(addDays(first, random.below(days)), '07:00', zone).getTime() +
      random.below(11) * hourMs +
      random.below(60) * 60_000,
  );
  const florist = random.pick(market.florists);
  const day = addDays(localTime(paidAt, zone).day, random.below(3));
  const place = { lat: florist.store.lat + (random.fraction() - 0.5) * 0.09, lng: florist.store.lng };
  const [bouquet] = florist.bouquets;
  if (!bouquet || market.closed.has(florist)) return undefined;
  const goodsTotalCents = bouquet.priceCents;
  const question = {
    company: florist.company,
    place,
    day,
    goodsTotalCents,
    usage: market.usage(florist, day),
    now: paidAt,
  };
  const open = promiseDelivery(question).periods.filter(({ available }) => available);
  if (open.length === 0) return undefined;
  const { startTime, stopTime } = random.pick(open);
  const promise = promiseDelivery({ ...question, period: { startTime, stopTime } });
  if (!promise.can || promise.costCents === null) return undefined;
  market.add(florist, day, { startTime, stopTime }, 1);
  const fate = pickFate(random.fraction());
  const request = {
    place,
    day,
    period: { startTime, stopTime },
    timeZone: zone,
    count: 1,
    budgetCents: goodsTotalCents + promise.costCents,
  };
  return { florist, request, paidAt, fate };
}

/** 5 % not accepted, 2 % canceled, 1 % of a store that closes. */
function pickFate(value: number): Sold['fate'] {
  if (value < 0.05) return 'forgotten';
  if (value < 0.07) return 'canceled';
  return value < 0.08 ? 'closed' : 'kept';
}

/** When its buyer is told; the last moment at which its florist could still make it. */
function findTelling({ florist, request, paidAt, fate }: Sold, random: Random) {
  const due = { day: request.day, period: request.period, isPickup: false };
  const last = lastMomentToMake(due, florist.store, florist.company);
  const clock = acceptClock(due, florist.store, florist.company, builtInAccept, paidAt);
  if (!last || !clock) throw new Error('A sold order has a last moment and a clock');
  const acceptBy = new Date(clock.acceptBy);
  const share = fate === 'forgotten' ? 1 : random.fraction();
  return { last, at: new Date(paidAt.getTime() + share * (acceptBy.getTime() - paidAt.getTime())) };
}

describe(`rescue beside an exhaustive search (seed ${seed})`, () => {
  it('offers every order that can be rescued, in time, within places and money', () => {
    const random = seededRandom(seed);
    const market = new Market(random);
    const counts = { sold: 0, rescued: 0, refunded: 0, late: 0 };
    const books = { paidCents: 0, floristsCents: 0, backCents: 0 };
    const events: { at: Date; last: Date; sold: Sold }[] = [];
    for (let tries = 0; counts.sold < size.orders && tries < size.orders * 20; tries++) {
      const sold = sell(market, random);
      if (!sold) continue;
      counts.sold++;
      books.paidCents += sold.request.budgetCents;
      if (sold.fate === 'kept') books.floristsCents += sold.request.budgetCents;
      else events.push({ ...findTelling(sold, random), sold });
    }
    for (const { at, last, sold } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      const { florist, request } = sold;
      if (sold.fate === 'closed') market.closed.add(florist);
      market.add(florist, request.day, request.period, -1);
      expect(at.getTime()).toBeLessThanOrEqual(last.getTime());
      const offers = market.florists
        .filter((other) => other !== florist)
        .flatMap((other) => {
          const offer = market.ask(other, request, at);
          return offer ? [{ other, offer }] : [];
        });
      const message = `${florist.store.id} ${request.day} ${request.period.startTime} at ${at.toISOString()}`;
      expect(offers.length > 0, message).toBe(canAnyoneTakeOver(market, florist, request, at));
      const until = rescueDeadline(
        offers.map(({ offer }) => offer.period.cutoff),
        last,
        { now: at, leastMinutes: 15 },
      );
      expect(until.getTime(), message).toBeGreaterThan(at.getTime());
      const chosen = offers.length > 0 && random.fraction() < 0.8 ? random.pick(offers) : undefined;
      if (!chosen) {
        counts.refunded++;
        books.backCents += request.budgetCents;
        continue;
      }
      const { other, offer } = chosen;
      expect(offer.totalCents, message).toBeLessThanOrEqual(request.budgetCents);
      expect(Date.parse(offer.period.cutoff), message).toBeGreaterThan(at.getTime());
      market.add(other, request.day, offer.period, 1);
      counts.rescued++;
      books.floristsCents += offer.totalCents;
      books.backCents += request.budgetCents - offer.totalCents;
    }
    for (const florist of market.florists)
      for (let day = 0; day < days + 3; day++)
        for (const { startTime, stopTime, capacity } of florist.company.deliveryPeriods)
          expect(market.count(florist, addDays(first, day), `${startTime}-${stopTime}`)).toBeLessThanOrEqual(
            capacity ?? Number.POSITIVE_INFINITY,
          );
    expect(books.floristsCents + books.backCents).toBe(books.paidCents);
    expect(counts.sold).toBe(size.orders);
    expect(counts.rescued).toBeGreaterThan(size.orders / 100);
    expect(counts.refunded).toBeGreaterThan(0);
  });
});
