import { type Bits, countBoth, emptyBits, GrowingBits, hasBit, orInto, setBit } from './bits.ts';
import { Column } from './column.ts';

/** A sorted list while small, a bitmap once that takes less room. */
export class OrdinalSet {
  #list: Column<Uint32Array> | undefined;
  #bits: GrowingBits | undefined;

  private constructor(list: Column<Uint32Array> | undefined, bits: GrowingBits | undefined) {
    this.#list = list;
    this.#bits = bits;
  }

  static empty(): OrdinalSet {
    return new OrdinalSet(Column.uint32(), undefined);
  }

  static ofList(sorted: Uint32Array): OrdinalSet {
    return new OrdinalSet(Column.uint32(sorted), undefined);
  }

  static ofBits(words: Bits): OrdinalSet {
    return new OrdinalSet(undefined, new GrowingBits(words));
  }

  get stored(): { kind: 'list' | 'bits'; values: Uint32Array } {
    if (this.#list) return { kind: 'list', values: this.#list.used() };
    return { kind: 'bits', values: this.#bits?.words ?? new Uint32Array(0) };
  }

  /** `ordinal` must be higher than every earlier one. */
  add(ordinal: number): void {
    this.#bits?.set(ordinal, true);
    this.#list?.push(ordinal);
    if (this.#list && this.#list.length > 64 && this.#list.length * 32 > ordinal) this.#becomeBits(ordinal);
  }

  #becomeBits(last: number): void {
    const words = emptyBits(last + 1);
    this.orInto(words);
    this.#bits = new GrowingBits(words);
    this.#list = undefined;
  }

  orInto(target: Bits): void {
    if (this.#bits) orInto(target, this.#bits.words);
    const list = this.#list?.used() ?? [];
    for (let at = 0; at < list.length; at++) setBit(target, list[at] ?? 0);
  }

  countIn(bits: Bits): number {
    if (this.#bits) return countBoth(this.#bits.words, bits);
    const list = this.#list?.used() ?? [];
    let count = 0;
    for (let at = 0; at < list.length; at++) if (hasBit(bits, list[at] ?? 0)) count++;
    return count;
  }

  ordinals(): Uint32Array {
    if (this.#list) return this.#list.used();
    const found: number[] = [];
    const words = this.#bits?.words ?? new Uint32Array(0);
    for (let ordinal = 0; ordinal < words.length << 5; ordinal++)
      if (hasBit(words, ordinal)) found.push(ordinal);
    return Uint32Array.from(found);
  }

  /** `renumbered` gives `gone` for omitted ordinals and must keep the order of the rest. */
  renumber(renumbered: Uint32Array, gone: number): OrdinalSet {
    const set = OrdinalSet.empty();
    for (const ordinal of this.ordinals()) {
      const next = renumbered[ordinal] ?? gone;
      if (next !== gone) set.add(next);
    }
    return set;
  }
}

export function union(sets: Iterable<OrdinalSet>, count: number): Bits {
  const union = emptyBits(count);
  for (const set of sets) set.orInto(union);
  return union;
}
