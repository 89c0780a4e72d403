import { type Bits, countBits, forEachBit } from '#catalogue/columns/bits.ts';
import type { Reaches } from '#catalogue/delivery/reach.ts';
import type { Model } from './model.ts';
import { nearWindow } from './nearWindow.ts';
import type { ListingFilter } from './productFilter.ts';
import { type StoredSort, walkFactor, window } from './sortOrder.ts';

export interface OrdinalPage {
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
