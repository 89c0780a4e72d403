import { type Bits, setBit } from './bits.ts';
import { Column } from './column.ts';

/** Codes index the distinct numbers, so counting is an addition. */
export class NumberValues {
  /** By ordinal: 0 for none, else 1 + the index in `values`. */
  readonly codes: Column<Uint32Array>;
  readonly values: number[];
  readonly #codeOf: Map<number, number>;

  constructor(codes: Column<Uint32Array> = Column.uint32(), values: readonly number[] = []) {
    this.codes = codes;
    this.values = [...values];
    this.#codeOf = new Map(this.values.map((value, at) => [value, at + 1]));
  }

  add(ordinal: number, value: number): void {
    while (this.codes.length < ordinal) this.codes.push(0);
    let code = this.#codeOf.get(value);
    if (code === undefined) {
      code = this.values.push(value);
      this.#codeOf.set(value, code);
    }
    this.codes.push(code);
  }

  addMatching(passes: (value: number) => boolean, bits: Bits, count: number): void {
    const passing = Uint8Array.from([0, ...this.values.map((value) => (passes(value) ? 1 : 0))]);
    if (!passing.includes(1)) return;
    const length = Math.min(count, this.codes.length);
    const codes = this.codes.values;
    for (let ordinal = 0; ordinal < length; ordinal++)
      if (passing[codes[ordinal] ?? 0] === 1) setBit(bits, ordinal);
  }

  counts(ordinals: Uint32Array): { value: number; count: number }[] {
    const counts = new Uint32Array(this.values.length + 1);
    const codes = this.codes.values;
    for (let at = 0; at < ordinals.length; at++) {
      const code = codes[ordinals[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
    return this.values
      .map((value, at) => ({ value, count: counts[at + 1] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.value - b.value);
  }

  pick(ordinals: Uint32Array): NumberValues {
    return new NumberValues(this.codes.pick(ordinals), this.values);
  }
}

/** `30` is a number; `20..40`, `20..` and `..40` are inclusive ranges. */
export function numberTest(text: string): ((value: number) => boolean) | undefined {
  const [from = '', to] = text.split('..').map((part) => part.trim());
  const low = from === '' ? Number.NEGATIVE_INFINITY : Number(from);
  if (to === undefined) return Number.isFinite(low) ? (value) => value === low : undefined;
  const high = to === '' ? Number.POSITIVE_INFINITY : Number(to);
  if ((from === '' && to === '') || Number.isNaN(low) || Number.isNaN(high)) return undefined;
  return (value) => value >= low && value <= high;
}
