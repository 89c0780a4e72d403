import { currentHolidays, type HolidayChanges } from '@bloomkin/shared/rules/holidayChanges.ts';
import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';
import type { ListedFacts } from '#model/catalogueLog/change.ts';

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
