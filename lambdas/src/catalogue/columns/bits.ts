/** One bit per ordinal; ordinals past the end are unset. */
export type Bits = Uint32Array;

export const wordsFor = (count: number): number => (count + 31) >>> 5;
export const emptyBits = (count: number): Bits => new Uint32Array(wordsFor(count));

export const hasBit = (bits: Bits, ordinal: number): boolean =>
  (((bits[ordinal >>> 5] ?? 0) >>> (ordinal & 31)) & 1) === 1;

export function setBit(bits: Bits, ordinal: number): void {
  const word = ordinal >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (ordinal & 31));
}

export function countOnes(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word] ?? 0);
  return count;
}

export function countBoth(a: Bits, b: Bits): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  for (let word = 0; word < length; word++) count += countOnes((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

export function andInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

export function andNotInto(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & ~(other[word] ?? 0);
}

export function orInto(target: Bits, other: Bits): void {
  const length = Math.min(target.length, other.length);
  for (let word = 0; word < length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

export function isEmpty(bits: Bits): boolean {
  return bits.every((word) => word === 0);
}

export function forEachBit(bits: Bits, visit: (ordinal: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      visit((word << 5) + 31 - Math.clz32(lowest));
      rest ^= lowest;
    }
  }
}

export function listOrdinals(bits: Bits): Uint32Array {
  const ordinals = new Uint32Array(countBits(bits));
  let at = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      const lowest = rest & -rest;
      ordinals[at++] = (word << 5) + 31 - Math.clz32(lowest);
      rest ^= lowest;
    }
  }
  return ordinals;
}

export function keepBits(bits: Bits, passes: (ordinal: number) => boolean): void {
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    let remaining = rest;
    while (rest !== 0) {
      const lowest = rest & -rest;
      if (!passes((word << 5) + 31 - Math.clz32(lowest))) remaining ^= lowest;
      rest ^= lowest;
    }
    bits[word] = remaining;
  }
}

export function resize(bits: Bits, count: number): Bits {
  const copy = emptyBits(count);
  copy.set(bits.subarray(0, copy.length));
  return copy;
}

export class GrowingBits {
  words: Bits;

  constructor(words: Bits = new Uint32Array(0)) {
    this.words = words;
  }

  has(ordinal: number): boolean {
    return hasBit(this.words, ordinal);
  }

  set(ordinal: number, on: boolean): void {
    const word = ordinal >>> 5;
    if (word >= this.words.length) {
      if (!on) return;
      this.words = resize(this.words, (word + (word >> 2) + 4) << 5);
    }
    const mask = 1 << (ordinal & 31);
    const current = this.words[word] ?? 0;
    this.words[word] = on ? current | mask : current & ~mask;
  }
}
