import { type Bits, hasBit } from './bits.ts';
import type { ProductTable } from './productTable.ts';

/** The sorts that are kept ready; `near` depends on the place that asks. */
export const keptSorts = ['new', 'price_asc', 'price_desc', 'rating', 'popular'] as const;
export type KeptSort = (typeof keptSorts)[number];

export type Compare = (a: number, b: number) => number;

/** Newest first decides among equals, then the id, so that every container pages alike. */
export function comparisons(products: ProductTable): Record<KeptSort, Compare> {
  const { ids, columns } = products;
  const { priceCents, createdAtMs, ratingTenths, reviewsCount, soldCount } = columns;
  const newest: Compare = (a, b) =>
    createdAtMs.at(b) - createdAtMs.at(a) || byText(ids.at(b), ids.at(a)) || a - b;
  return {
    new: newest,
    price_asc: (a, b) => priceCents.at(a) - priceCents.at(b) || newest(a, b),
    price_desc: (a, b) => priceCents.at(b) - priceCents.at(a) || newest(a, b),
    rating: (a, b) =>
      ratingTenths.at(b) - ratingTenths.at(a) || reviewsCount.at(b) - reviewsCount.at(a) || newest(a, b),
    popular: (a, b) =>
      soldCount.at(b) - soldCount.at(a) || reviewsCount.at(b) - reviewsCount.at(a) || newest(a, b),
  };
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All ordinals in one order. What is added is put in its place when the order is next asked for. */
export class SortOrder {
  readonly compare: Compare;
  #sorted: Uint32Array;
  #pending: number[] = [];

  constructor(compare: Compare, sorted: Uint32Array = new Uint32Array(0)) {
    this.compare = compare;
    this.#sorted = sorted;
  }

  add(ordinal: number): void {
    this.#pending.push(ordinal);
  }

  ordinals(): Uint32Array {
    if (this.#pending.length > 0) this.#merge();
    return this.#sorted;
  }

  #merge(): void {
    const pending = this.#pending.sort(this.compare);
    const merged = new Uint32Array(this.#sorted.length + pending.length);
    let taken = 0;
    pending.forEach((ordinal, before) => {
      const place = this.#placeOf(ordinal, taken);
      merged.set(this.#sorted.subarray(taken, place), taken + before);
      merged[place + before] = ordinal;
      taken = place;
    });
    merged.set(this.#sorted.subarray(taken), taken + pending.length);
    this.#sorted = merged;
    this.#pending = [];
  }

  #placeOf(ordinal: number, from: number): number {
    let low = from;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#sorted[middle] ?? 0, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  renumber(renumbered: Uint32Array, gone: number): Uint32Array {
    return this.ordinals()
      .map((ordinal) => renumbered[ordinal] ?? gone)
      .filter((ordinal) => ordinal !== gone);
  }
}

/** The `count` ordinals of `bits` that come after the first `skip` in an order. */
export function window(order: Uint32Array, bits: Bits, skip: number, count: number): number[] {
  const found: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && found.length < count; at++) {
    const ordinal = order[at] ?? 0;
    if (hasBit(bits, ordinal) && seen++ >= skip) found.push(ordinal);
  }
  return found;
}
