import { type Bits, forEachBit, hasBit } from '#catalogue/columns/bits.ts';
import type { Reaches } from '#catalogue/delivery/reach.ts';
import type { Model } from '#catalogue/model/model.ts';

/** Florists out of reach come last. A counting sort: only the requested window is filled. */
export function nearWindow(
  model: Model,
  bits: Bits,
  reaches: Reaches,
  skip: number,
  count: number,
): number[] {
  const ranks = ranksByDistance(model, reaches);
  const { company } = model.products.columns;
  const rankAt = (ordinal: number) => ranks[company.at(ordinal)] ?? 0;
  const next = startsOfRanks(bits, rankAt, reaches.size + 1);
  const found: number[] = [];
  const order = model.orders.new.ordinals();
  for (let at = 0; at < order.length; at++) {
    const ordinal = order[at] ?? 0;
    if (!hasBit(bits, ordinal)) continue;
    const rank = rankAt(ordinal);
    const position = next[rank] ?? 0;
    next[rank] = position + 1;
    if (position >= skip && position < skip + count) found[position - skip] = ordinal;
  }
  return found;
}

function ranksByDistance({ companies }: Model, reaches: Reaches): Uint32Array {
  const { ids } = companies.numbering;
  const ranks = new Uint32Array(ids.length).fill(reaches.size);
  const byDistance = [...reaches].sort(
    ([a, toA], [b, toB]) => toA.metres - toB.metres || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1),
  );
  byDistance.forEach(([number], rank) => {
    ranks[number] = rank;
  });
  return ranks;
}

function startsOfRanks(bits: Bits, rankOf: (ordinal: number) => number, ranks: number): Uint32Array {
  const counts = new Uint32Array(ranks);
  forEachBit(bits, (ordinal) => {
    const rank = rankOf(ordinal);
    counts[rank] = (counts[rank] ?? 0) + 1;
  });
  let start = 0;
  return counts.map((count) => {
    start += count;
    return start - count;
  });
}
