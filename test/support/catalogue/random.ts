/** Mulberry32: small, seeded, good enough to make up data; never for secrets. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** From 0 to below `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** Some different ones, in their order. */
  some<T>(from: readonly T[], atMost: number): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(fraction() * end);
  const pick = <T>(from: readonly T[]): T => {
    const [first] = from;
    const picked = from[below(from.length)] ?? first;
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  };
  const some = <T>(from: readonly T[], atMost: number) => {
    const wanted = new Set(Array.from({ length: 1 + below(atMost) }, () => pick(from)));
    return from.filter((each) => wanted.has(each));
  };
  return { fraction, below, chance: (probability) => fraction() < probability, pick, some };
}
