import type { DeliveryDay } from '@bloomkin/shared/rules/promise.ts';

const quarterHourMs = 15 * 60_000;

/** Midnights fall on quarter hours in every time zone. */
export const endOfQuarter = (now: number) => (Math.floor(now / quarterHourMs) + 1) * quarterHourMs;

/** Recomputed after the next cutoff or quarter of an hour. */
export class KeptDays {
  readonly #ask: (now: Date) => readonly DeliveryDay[];
  #days: readonly DeliveryDay[] = [];
  #from = Number.POSITIVE_INFINITY;
  #until = 0;

  constructor(ask: (now: Date) => readonly DeliveryDay[]) {
    this.#ask = ask;
  }

  at(now: Date): readonly DeliveryDay[] {
    const ms = now.getTime();
    if (ms >= this.#from && ms < this.#until) return this.#days;
    this.#days = this.#ask(now);
    this.#from = ms;
    this.#until = Math.min(
      endOfQuarter(ms),
      ...this.#days.flatMap(cutoffsMs).filter((cutoff) => cutoff > ms),
    );
    return this.#days;
  }
}

const cutoffsMs = ({ periods }: DeliveryDay) => periods.map(({ cutoff }) => Date.parse(cutoff));
