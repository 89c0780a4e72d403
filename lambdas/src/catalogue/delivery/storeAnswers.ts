import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import {
  canArrive,
  type DeliveryDay,
  deliveryDays,
  earliestDay,
  promiseDelivery,
} from '@bloomkin/shared/rules/promise.ts';
import { addDays, type Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ListedFacts } from '../log/change.ts';
import { endOfQuarter, KeptDays } from './keptDays.ts';

interface Kept<T> {
  value: T;
  /** Milliseconds since 1970, half-open interval. */
  from: number;
  until: number;
}

/** Always inside the order window, wherever midnight is. */
const surelyNearDays = 28;
const keptDays = 64;

const holds = <T>(entry: Kept<T> | undefined, now: number): entry is Kept<T> =>
  entry !== undefined && now >= entry.from && now < entry.until;

/** The engine's result is equal for all places in reach and changes only at cutoffs and midnights. */
export class StoreAnswers {
  readonly #facts: ListedFacts;
  readonly #days = new Map<Day, Kept<boolean>>();
  readonly #earliest = new Map<Day | undefined, Kept<Day | null>>();
  #allDays: KeptDays | undefined;

  constructor(facts: ListedFacts, storeId: string) {
    this.#facts = { ...facts, stores: facts.stores.filter(({ id }) => id === storeId) };
  }

  get #booked(): Usage {
    return this.#facts.booked ?? [];
  }

  /** `place` must lie in a zone of the store. */
  canArrive(place: Point, day: Day | undefined, now: Date): boolean {
    if (day === undefined) return this.earliestDay(place, now) !== null;
    const from = now.getTime();
    const existing = this.#days.get(day);
    if (holds(existing, from)) return existing.value;
    const value = canArrive(this.#facts, place, day, now, this.#booked);
    if (this.#days.size >= keptDays) this.#days.clear();
    this.#days.set(day, {
      value,
      from,
      until: value ? this.#cutoff(place, day, now) : refusedUntil(day, now),
    });
    return value;
  }

  /** From `start` on, otherwise from today. */
  earliestDay(place: Point, now: Date, start?: Day): Day | null {
    const from = now.getTime();
    const existing = this.#earliest.get(start);
    if (holds(existing, from)) return existing.value;
    const value = earliestDay(this.#facts, place, { day: start, usage: this.#booked, now });
    const until = value === null ? endOfQuarter(from) : this.#cutoff(place, value, now);
    if (this.#earliest.size >= keptDays) this.#earliest.clear();
    this.#earliest.set(start, { value, from, until });
    return value;
  }

  /** Today first; the cost may be another place's. */
  days(place: Point, now: Date): readonly DeliveryDay[] {
    const company = this.#facts;
    this.#allDays ??= new KeptDays((at) =>
      deliveryDays({ company, place, goodsTotalCents: null, usage: this.#booked, now: at }),
    );
    return this.#allDays.at(now);
  }

  #cutoff(place: Point, day: Day, now: Date): number {
    const question = { company: this.#facts, place, day, now, usage: this.#booked, goodsTotalCents: null };
    const { cutoff } = promiseDelivery(question);
    return cutoff === null ? endOfQuarter(now.getTime()) : Date.parse(cutoff);
  }
}

function refusedUntil(day: Day, now: Date): number {
  const near = addDays(now.toISOString().slice(0, 10), surelyNearDays);
  return day <= near ? Number.POSITIVE_INFINITY : endOfQuarter(now.getTime());
}
