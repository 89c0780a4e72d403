import { type Bits, countBits, forEachBit, hasBit } from '#catalogue/columns/bits.ts';
import type { Reaches } from '#catalogue/delivery/reach.ts';
import type { Model } from './model.ts';
import type { ListingFilter } from './productFilter.ts';
import { type StoredSort, walkFactor, window } from './sortOrder.ts';

interface OrdinalPage {
  total: number;
  ordinals: number[];
}

export function productPage(model: Model, bits: Bits, filter: ListingFilter, reaches?: Reaches): OrdinalPage {
  const { sort, page, perPage } = filter;
  const total = countBits(bits);
  const skip = (page - 1) * perPage;
  if (skip >= total) return { total, ordinals: [] };
  if (sort === 'near' && reaches) return { total, ordinals: nearWindow(model, bits, reaches, skip, perPage) };
  const storedSort = sort === 'near' ? 'new' : sort;
  return { total, ordinals: sortedWindow(model, bits, storedSort, total, skip, perPage) };
}

function sortedWindow(
  model: Model,
  bits: Bits,
  sort: StoredSort,
  total: number,
  skip: number,
  count: number,
): number[] {
  const order = model.orders[sort];
  if (total * walkFactor > model.products.count) return window(order.ordinals(), bits, skip, count);
  const few: number[] = [];
  forEachBit(bits, (ordinal) => few.push(ordinal));
  return few.sort(order.compare).slice(skip, skip + count);
}

/** Florists out of reach come last. A counting sort: only the requested window is filled. */
function nearWindow(model: Model, bits: Bits, reaches: Reaches, skip: number, count: number): number[] {
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
