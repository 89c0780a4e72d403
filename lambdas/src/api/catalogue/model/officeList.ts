import type { SearchMatch } from '@bloomkin/shared/schemas/listing.ts';
import type { OfficeCounts, OfficeSort } from '@bloomkin/shared/schemas/officeListing.ts';
import {
  andInto,
  andNotInto,
  type Bits,
  countBits,
  countBoth,
  keepBits,
  listOrdinals,
} from '#catalogue/columns/bits.ts';
import type { Model } from '#catalogue/model/model.ts';
import { cardName } from '#catalogue/model/productCard.ts';
import type { ProductFilter } from '#catalogue/model/productFilter.ts';
import { keepPriced, selectProducts } from '#catalogue/model/selectProducts.ts';
import { type Compare, type StoredSort, walkFactor, window } from '#catalogue/model/sortOrder.ts';
import { carrierBits } from '#catalogue/model/typeUse.ts';

export interface OfficeFilter extends ProductFilter {
  typeId?: string | undefined;
  carried?: { parameterId: string; value?: string } | undefined;
  sort: OfficeSort;
  page: number;
  perPage: number;
}

/** Sorts a single company's products, which have no presorted order. */
const companySorts = ['name', 'name_desc', 'reviews', 'reviews_asc'] as const;
type CompanySort = (typeof companySorts)[number];

export const needsCompany = (sort: OfficeSort): boolean => companySorts.some((each) => each === sort);

const storedSorts: Record<Exclude<OfficeSort, CompanySort>, { order: StoredSort; isReversed: boolean }> = {
  new: { order: 'new', isReversed: false },
  old: { order: 'new', isReversed: true },
  price_asc: { order: 'price_asc', isReversed: false },
  price_desc: { order: 'price_desc', isReversed: false },
  sold: { order: 'popular', isReversed: false },
  sold_asc: { order: 'popular', isReversed: true },
};

export interface OfficePage {
  total: number;
  ordinals: readonly number[];
  counts: OfficeCounts;
  searchMatch: SearchMatch | undefined;
}

/** A florist's own list. `counts` apply all filters except `active`. */
export function officeList(model: Model, filter: OfficeFilter): OfficePage {
  const { products } = model;
  const { bits, searchMatch } = selectOffice(model, filter);
  const [all, active] = [countBits(bits), countBoth(bits, products.active.words)];
  if (filter.activity === 'active') andInto(bits, products.active.words);
  if (filter.activity === 'inactive') keepBits(bits, (ordinal) => !products.active.has(ordinal));
  return {
    total: countBits(bits),
    ordinals: sortedPage(model, bits, filter),
    counts: { all, active, inactive: all - active },
    searchMatch,
  };
}

function selectOffice(model: Model, filter: OfficeFilter) {
  const activity = filter.activity === 'shown' ? 'shown' : 'all';
  const selected = selectProducts(model, { ...filter, activity });
  const { bits } = selected;
  if (filter.addon === false) andNotInto(bits, model.products.addons.words);
  keepPriced(model, filter, bits);
  if (filter.carried) andInto(bits, carrierBits(model, filter.carried.parameterId, filter.carried.value));
  if (filter.typeId === undefined) return selected;
  const type = model.typeNumbers.find(filter.typeId);
  keepBits(bits, (ordinal) => model.products.columns.type.at(ordinal) === type);
  return selected;
}

function sortedPage(model: Model, bits: Bits, { sort, page, perPage }: OfficeFilter): number[] {
  const skip = (page - 1) * perPage;
  const found = listOrdinals(bits);
  const isStored = !isCompanySort(sort);
  if (isStored && found.length * walkFactor > model.products.count) {
    const { order, isReversed } = storedSorts[sort];
    const ordinals = model.orders[order].ordinals();
    return window(isReversed ? ordinals.toReversed() : ordinals, bits, skip, perPage);
  }
  const compare = isStored ? storedCompare(model, sort) : companyCompare(model, sort, found);
  return [...found].sort(compare).slice(skip, skip + perPage);
}

const isCompanySort = (sort: OfficeSort): sort is CompanySort => needsCompany(sort);

function storedCompare(model: Model, sort: Exclude<OfficeSort, CompanySort>): Compare {
  const { order, isReversed } = storedSorts[sort];
  const { compare } = model.orders[order];
  return isReversed ? (a, b) => compare(b, a) : compare;
}

const byName = new Intl.Collator('en-AU', { sensitivity: 'base', numeric: true });

function companyCompare({ products, orders }: Model, sort: CompanySort, found: Uint32Array): Compare {
  const newest = orders.new.compare;
  if (sort === 'reviews' || sort === 'reviews_asc') {
    const { reviewsCount } = products.columns;
    const sign = sort === 'reviews' ? -1 : 1;
    return (a, b) => sign * (reviewsCount.at(a) - reviewsCount.at(b)) || newest(a, b);
  }
  const names = new Map(Array.from(found, (ordinal) => [ordinal, cardName(products.cards.at(ordinal))]));
  const sign = sort === 'name' ? 1 : -1;
  return (a, b) => sign * byName.compare(names.get(a) ?? '', names.get(b) ?? '') || newest(a, b);
}
