import { type Bits, hasBit } from '#catalogue/columns/bits.ts';
import type { ProductTable } from './productTable.ts';

export const storedSorts = ['new', 'price_asc', 'price_desc', 'rating', 'popular'] as const;
export type StoredSort = (typeof storedSorts)[number];

export type Compare = (a: number, b: number) => number;

/** Ties break by newest, then id, so that every container pages alike. */
export function comparisons(products: ProductTable): Record<StoredSort, Compare> {
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

export class SortOrder {
  readonly compare: Compare;
  #room: Uint32Array;
  #sorted: Uint32Array;
  #pending: number[] = [];

  constructor(compare: Compare, sorted: Uint32Array = new Uint32Array(0)) {
    this.compare = compare;
    this.#room = sorted;
    this.#sorted = sorted;
  }

  add(ordinal: number): void {
    this.#pending.push(ordinal);
  }

  ordinals(): Uint32Array {
    if (this.#pending.length > 0) this.#merge();
    return this.#sorted;
  }

  /** Merges from the end, so that each run moves once. */
  #merge(): void {
    const pending = this.#pending.sort(this.compare);
    const length = this.#sorted.length + pending.length;
    this.#makeRoom(length);
    let end = this.#sorted.length;
    for (let before = pending.length - 1; before >= 0; before--) {
      const ordinal = pending[before] ?? 0;
      const place = this.#placeOf(ordinal, end);
      this.#room.copyWithin(place + before + 1, place, end);
      this.#room[place + before] = ordinal;
      end = place;
    }
    this.#sorted = this.#room.subarray(0, length);
    this.#pending = [];
  }

  #makeRoom(length: number): void {
    if (length <= this.#room.length) return;
    const room = new Uint32Array(length + (length >> 4) + 64);
    room.set(this.#sorted);
    this.#room = room;
  }

  #placeOf(ordinal: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.#room[middle] ?? 0, ordinal) < 0) low = middle + 1;
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

/** Sorting few ordinals is faster than scanning the whole order. */
export const walkFactor = 24;

export function window(order: Uint32Array, bits: Bits, skip: number, count: number): number[] {
  const found: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && found.length < count; at++) {
    const ordinal = order[at] ?? 0;
    if (hasBit(bits, ordinal) && seen++ >= skip) found.push(ordinal);
  }
  return found;
}
