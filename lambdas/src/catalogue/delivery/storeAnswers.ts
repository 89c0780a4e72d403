import type { SearchStart } from '@bloomkin/shared/rules/orderPromise.ts';
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
import { type Cached, CachedDays, cache, endOfQuarter, isFresh, nextStopEnd } from './cachedDays.ts';

/** Always inside the order window, wherever midnight is. */
const surelyNearDays = 28;
const maxCachedDays = 64;

/** The engine's result is equal for all places of a zone and changes only at cutoffs, midnights, ends of stops and with the holidays. */
export class StoreAnswers {
  readonly #facts: ListedFacts;
  readonly #days = new Map<Day, Cached<boolean>>();
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
    if (day === undefined) return this.earliestDay(place, now) !== null;
    const from = now.getTime();
    const existing = this.#days.get(day);
    if (isFresh(existing, from)) return existing.value;
    const value = canArrive(this.#facts, place, this.#start(now, day));
    if (this.#days.size >= maxCachedDays) this.#days.clear();
    const until = value ? this.#cutoff(place, day, now) : refusedUntil(day, now);
    this.#days.set(day, cache(value, from, Math.min(until, nextStopEnd(this.#facts, from))));
    return value;
  }

  /** From `start` on, otherwise from today. */
  earliestDay(place: PlaceToServe, now: Date, start?: Day): Day | null {
    const from = now.getTime();
    const existing = this.#earliest.get(start);
    if (isFresh(existing, from)) return existing.value;
    const value = earliestDay(this.#facts, place, this.#start(now, start));
    const until = value === null ? endOfQuarter(from) : this.#cutoff(place, value, now);
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

  #cutoff(place: PlaceToServe, day: Day, now: Date): number {
    const question = { company: this.#facts, place, ...this.#start(now), day, goodsTotalCents: null };
    const { cutoff } = promiseDelivery(question);
    return cutoff === null ? endOfQuarter(now.getTime()) : Date.parse(cutoff);
  }
}

function refusedUntil(day: Day, now: Date): number {
  const near = addDays(utcDay(now), surelyNearDays);
  return day <= near ? Number.POSITIVE_INFINITY : endOfQuarter(now.getTime());
}
