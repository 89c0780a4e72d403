import type { SearchMatch } from '@bloomkin/shared/schemas/listing.ts';
import { andInto, andNotInto, type Bits, emptyBits, keepBits, setBit } from '#catalogue/columns/bits.ts';
import { union } from '#catalogue/columns/ordinalSet.ts';
import type { Model } from './model.ts';
import type { Activity, ProductFilter } from './productFilter.ts';
import { keepMatching } from './textSearch.ts';

interface Selected {
  bits: Bits;
  searchMatch: SearchMatch | undefined;
}

/** Who can deliver. */
export interface Deliverers {
  companies: readonly number[];
  /** Undefined: all of theirs. */
  isOnMenu: ((ordinal: number) => boolean) | undefined;
}

/** Everything but price and parameters, the base of facet counts. */
export function selectProducts(model: Model, filter: ProductFilter, deliverers?: Deliverers): Selected {
  const bits = selectByActivity(model, filter.activity);
  if (filter.categoryId !== undefined && filter.categoryId !== '0')
    andInto(bits, categoryBits(model, filter.categoryId));
  if (filter.collectionId !== undefined)
    andInto(bits, productBits(model, model.collections.find(filter.collectionId)?.productIds ?? []));
  if (filter.ids) andInto(bits, productBits(model, filter.ids));
  if (filter.companyId !== undefined) {
    const number = model.companies.numbering.find(filter.companyId);
    andInto(bits, companyBits(model, number === undefined ? [] : [number]));
  }
  if (filter.addon) andInto(bits, model.products.addons.words);
  else if (filter.activity === 'shown' || filter.activity === 'preview')
    andNotInto(bits, model.products.addons.words);
  if (deliverers) andInto(bits, companyBits(model, deliverers.companies));
  if (deliverers?.isOnMenu) keepBits(bits, deliverers.isOnMenu);
  const { minReviews } = filter;
  if (minReviews) keepBits(bits, (ordinal) => model.products.columns.reviewsCount.at(ordinal) >= minReviews);
  // Last, so that the closest matches are sought among what the other filters leave.
  return { bits, searchMatch: filter.search ? keepMatching(model, filter.search, bits) : undefined };
}

/** A product with sizes costs from its cheapest to its dearest active one. */
export function keepPriced(model: Model, filter: ProductFilter, bits: Bits): void {
  const { minPriceCents = 0, maxPriceCents = Number.POSITIVE_INFINITY } = filter;
  if (minPriceCents === 0 && maxPriceCents === Number.POSITIVE_INFINITY) return;
  const { priceCents, priceToCents } = model.products.columns;
  keepBits(
    bits,
    (ordinal) => priceToCents.at(ordinal) >= minPriceCents && priceCents.at(ordinal) <= maxPriceCents,
  );
}

export function matchParameters(model: Model, filter: ProductFilter): Map<string, Bits> {
  const matches = new Map<string, Bits>();
  for (const { parameter_id: id, values } of filter.parameters) {
    if (values.length === 0) continue;
    const matching = model.parameters.matching(id, values, model.products.count);
    const existing = matches.get(id);
    if (existing) andInto(matching, existing);
    matches.set(id, matching);
  }
  return matches;
}

function selectByActivity({ products, shown }: Model, activity: Activity): Bits {
  if (activity === 'shown') return products.copyOf(shown);
  const bits = products.liveBits();
  if (activity === 'active' || activity === 'preview') andInto(bits, products.active.words);
  if (activity === 'preview') andInto(bits, products.orderable.words);
  if (activity === 'inactive') keepBits(bits, (ordinal) => !products.active.has(ordinal));
  return bits;
}

function categoryBits(model: Model, id: string): Bits {
  const sets = [...model.tree.subtreeIds(id)].flatMap((each) => {
    const number = model.categoryNumbers.find(each);
    return number === undefined ? [] : (model.categorySets[number] ?? []);
  });
  return union(sets, model.products.count);
}

function productBits({ products }: Model, ids: readonly string[]): Bits {
  const bits = emptyBits(products.count);
  for (const id of ids) {
    const ordinal = products.find(id);
    if (ordinal !== undefined) setBit(bits, ordinal);
  }
  return bits;
}

function companyBits({ companySets, products }: Model, numbers: readonly number[]): Bits {
  return union(
    numbers.flatMap((number) => companySets[number] ?? []),
    products.count,
  );
}
