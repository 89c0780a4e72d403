import { currentHolidays, type HolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import type { OrderPromise, SearchStart } from '@bloomkin/shared/rules/orderPromise.ts';
import {
  canArrive,
  type DeliveryDay,
  deliveryDays,
  earliestDay,
  promiseDelivery,
} from '@bloomkin/shared/rules/promise.ts';
import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import { daysAhead } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ListedFacts } from '#model/catalogueLog/change.ts';

/** Always inside the order window, wherever midnight is. */
const surelyNearDays = 28;
const maxCachedDays = 64;

/** The engine's result is equal for all places of a zone and changes only at cutoffs, midnights, ends of stops and with the holidays. */
export class StoreAnswers {
  readonly #facts: ListedFacts;
  /** The day's fee in cents; null when nothing can arrive. */
  readonly #fees = new Map<Day, Cached<number | null>>();
  readonly #earliest = new Map<Day | undefined, Cached<Day | null>>();
  readonly #goods: SearchStart['goods'];
  #allDays: CachedDays | undefined;

  constructor(facts: ListedFacts, storeId: string, goods?: SearchStart['goods']) {
    this.#goods = goods;
    this.#facts = { ...facts, stores: facts.stores.filter(({ id }) => id === storeId) };
  }

  #start(now: Date, day?: Day): SearchStart {
    return { day, usage: this.#facts.booked ?? [], goods: this.#goods, now };
  }

  /** The zone must serve `place`. */
  canArrive(place: PlaceToServe, day: Day | undefined, now: Date): boolean {
    return day === undefined
      ? this.earliestDay(place, now) !== null
      : this.feeCents(place, day, now) !== null;
  }

  /** Returns the day's fee, which comes on top of the zone's price; null when nothing can arrive. */
  feeCents(place: PlaceToServe, day: Day, now: Date): number | null {
    const from = now.getTime();
    const existing = this.#fees.get(day);
    if (isFresh(existing, from)) return existing.value;
    const promise = canArrive(this.#facts, place, this.#start(now, day)) && this.#promise(place, day, now);
    if (this.#fees.size >= maxCachedDays) this.#fees.clear();
    const value = promise ? (promise.feeCents ?? 0) : null;
    const until = promise ? cutoffMs(promise, from) : refusedUntil(day, now);
    this.#fees.set(day, cache(value, from, Math.min(until, nextStopEnd(this.#facts, from))));
    return value;
  }

  /** From `start` on, otherwise from today. */
  earliestDay(place: PlaceToServe, now: Date, start?: Day): Day | null {
    const from = now.getTime();
    const existing = this.#earliest.get(start);
    if (isFresh(existing, from)) return existing.value;
    const value = earliestDay(this.#facts, place, this.#start(now, start));
    const until = value === null ? endOfQuarter(from) : cutoffMs(this.#promise(place, value, now), from);
    if (this.#earliest.size >= maxCachedDays) this.#earliest.clear();
    this.#earliest.set(start, cache(value, from, Math.min(until, nextStopEnd(this.#facts, from))));
    return value;
  }

  /** Today first, and one more for places where it is tomorrow already; the cost may be another place's. */
  days(place: PlaceToServe, now: Date): readonly DeliveryDay[] {
    const company = this.#facts;
    this.#allDays ??= new CachedDays((at) => ({
      days: deliveryDays({
        ...{ company, place, goodsTotalCents: null, ...this.#start(at) },
        days: daysAhead + 1,
      }),
      facts: company,
    }));
    return this.#allDays.at(now);
  }

  #promise(place: PlaceToServe, day: Day, now: Date): OrderPromise {
    return promiseDelivery({
      ...{ company: this.#facts, place, ...this.#start(now), day, goodsTotalCents: null },
    });
  }
}

const cutoffMs = ({ cutoff }: Pick<OrderPromise, 'cutoff'>, now: number): number =>
  cutoff === null ? endOfQuarter(now) : Date.parse(cutoff);

function refusedUntil(day: Day, now: Date): number {
  const near = addDays(utcDay(now), surelyNearDays);
  return day <= near ? Number.POSITIVE_INFINITY : endOfQuarter(now.getTime());
}

const quarterHourMs = 15 * 60_000;

/** Midnights fall on quarter hours in every time zone. */
export const endOfQuarter = (now: number) => (Math.floor(now / quarterHourMs) + 1) * quarterHourMs;

/** Until the market's holidays change. */
export interface Cached<T> {
  value: T;
  /** Milliseconds since 1970, half-open interval. */
  from: number;
  until: number;
  holidays: HolidayChanges;
}

export const cache = <T>(value: T, from: number, until: number): Cached<T> => ({
  value,
  from,
  until,
  holidays: currentHolidays(),
});

export const isFresh = <T>(entry: Cached<T> | undefined, now: number): entry is Cached<T> =>
  entry !== undefined && entry.holidays === currentHolidays() && now >= entry.from && now < entry.until;

/** When a day may become possible again. */
export const nextStopEnd = ({ stops = [] }: Pick<ListedFacts, 'stops'>, now: number): number =>
  Math.min(...stops.map(({ until }) => Date.parse(until)).filter((until) => until > now));

interface ComputedDays {
  days: readonly DeliveryDay[];
  facts: Pick<ListedFacts, 'stops'>;
}

/** Recomputed after the next cutoff, end of a stop or quarter of an hour. */
export class CachedDays {
  readonly #compute: (now: Date) => ComputedDays;
  #cached: Cached<readonly DeliveryDay[]> | undefined;

  constructor(compute: (now: Date) => ComputedDays) {
    this.#compute = compute;
  }

  at(now: Date): readonly DeliveryDay[] {
    const ms = now.getTime();
    if (isFresh(this.#cached, ms)) return this.#cached.value;
    const { days, facts } = this.#compute(now);
    const cutoffs = days.flatMap(cutoffsMs).filter((cutoff) => cutoff > ms);
    const until = Math.min(endOfQuarter(ms), nextStopEnd(facts, ms), ...cutoffs);
    this.#cached = cache(days, ms, until);
    return days;
  }
}

const cutoffsMs = ({ periods }: DeliveryDay) => periods.map(({ cutoff }) => Date.parse(cutoff));
