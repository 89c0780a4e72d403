import type { ListingFilter, ProductFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import {
  mayBeMistyped,
  mayBeMistypedTwice,
  oneEditFrom,
  twoEditsFrom,
} from '@bloomkin/lambdas/catalogue/search/oneEdit.ts';
import { parseIndexTerms, parseSearchTerms } from '@bloomkin/lambdas/catalogue/search/words.ts';
import type {
  CategoryChange,
  Change,
  CompanyChange,
  ProductChange,
} from '@bloomkin/lambdas/model/catalogueLog/change.ts';
import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import { beginsWith, listForms, listTypedForms } from '@bloomkin/shared/rules/plurals.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import { canArrive, earliestDay } from '@bloomkin/shared/rules/promise.ts';

type Without = 'price' | `parameter ${string}`;

/** The catalogue as one would write it without a thought for speed: what the quick one must agree with. */
export class PlainCatalogue {
  readonly #latest = new Map<string, Change>();
  readonly #knownTerms = new Map<ProductChange, string[]>();

  apply(change: Change): void {
    this.#knownTerms.clear();
    const key = `${change.kind === 'removed' ? change.what : change.kind} ${change.id}`;
    const known = this.#latest.get(key);
    if (!known || change.revision > known.revision) this.#latest.set(key, change);
  }

  products(): ProductChange[] {
    return [...this.#latest.values()].filter((change) => change.kind === 'product');
  }

  #category(id: string): CategoryChange | undefined {
    const found = this.#latest.get(`category ${id}`);
    return found?.kind === 'category' ? found : undefined;
  }

  #company(id: string): CompanyChange | undefined {
    const found = this.#latest.get(`company ${id}`);
    return found?.kind === 'company' ? found : undefined;
  }

  /** The ids of all that match, in order. */
  query(filter: ListingFilter, now: Date): string[] {
    const metres = new Map<string, number>();
    const metresTo = (id: string) => {
      const known = metres.get(id) ?? this.#metres(id, filter.place);
      metres.set(id, known);
      return known;
    };
    return this.matching(filter, now)
      .sort((a, b) => compare(filter, metresTo, a, b))
      .map(({ id }) => id);
  }

  matching(filter: ProductFilter, now: Date, without?: Without): ProductChange[] {
    const inScope = this.products()
      .filter((product) => this.#isInScope(product, filter))
      .filter((product) => this.#isListed(product, filter))
      .filter((product) => !filter.place || !filter.onlyDeliverable || this.#arrives(product, filter, now));
    return this.#search(filter.search ?? '', inScope).filter((product) =>
      this.#passes(product, filter, without),
    );
  }

  #isInScope({ active, companyId }: ProductChange, { activity }: ProductFilter): boolean {
    if (activity === 'all') return true;
    if (activity === 'inactive') return !active;
    return active && (activity === 'active' || this.#company(companyId)?.active === true);
  }

  #isListed(product: ProductChange, { categoryId = '0', companyId, collectionId }: ProductFilter): boolean {
    const collection = this.#latest.get(`collection ${collectionId}`);
    return (
      (categoryId === '0' || this.#path(product.categoryId).includes(categoryId)) &&
      (companyId === undefined || product.companyId === companyId) &&
      (collectionId === undefined ||
        (collection?.kind === 'collection' && collection.productIds.includes(product.id)))
    );
  }

  #passes(product: ProductChange, filter: ProductFilter, without?: Without): boolean {
    const { minPriceCents = 0, maxPriceCents = Infinity } = filter;
    const { priceCents } = product;
    return (
      (without === 'price' || (priceCents >= minPriceCents && priceCents <= maxPriceCents)) &&
      filter.parameters.every(
        ({ parameter_id, values }) =>
          values.length === 0 ||
          without === `parameter ${parameter_id}` ||
          hasValue(product, parameter_id, values),
      )
    );
  }

  #path(categoryId: string): string[] {
    const category = this.#category(categoryId);
    return category?.parentId ? [categoryId, ...this.#path(category.parentId)] : [categoryId];
  }

  /** All words, or as many as any product has. */
  #search(search: string, inScope: readonly ProductChange[]): ProductChange[] {
    const tests = this.#wordTests(search, inScope);
    const counted = inScope.map((product) => ({
      product,
      count: tests.filter((matches) => this.#terms(product).some(matches)).length,
    }));
    const best = Math.max(...counted.map(({ count }) => count));
    if (tests.length > 0 && best <= 0) return [];
    return counted.filter(({ count }) => count === best).map(({ product }) => product);
  }

  /** Each word as a test of a term: its beginning, or edits when nothing in scope begins so. */
  #wordTests(search: string, inScope: readonly ProductChange[]) {
    const allTerms = inScope.flatMap((product) => this.#terms(product));
    return parseSearchTerms(search).map((word) => {
      const begins = (term: string) => beginsWith(term, word);
      if (!mayBeMistyped(word) || allTerms.some(begins)) return begins;
      const isClose = (term: string) =>
        !/\p{N}/u.test(term) && listTypedForms(word).some((typed) => oneEditFrom(typed, term));
      if (!mayBeMistypedTwice(word) || allTerms.some(isClose)) return isClose;
      return (term: string) => !/\p{N}/u.test(term) && twoEditsFrom(word, term);
    });
  }

  #terms(product: ProductChange): string[] {
    const terms = this.#knownTerms.get(product) ?? this.#makeTerms(product);
    this.#knownTerms.set(product, terms);
    return terms;
  }

  #makeTerms({ name, sku, parameters, companyId, categoryId }: ProductChange): string[] {
    const company = this.#company(companyId);
    const texts = [
      name,
      sku,
      company?.name ?? '',
      company?.brand ?? '',
      ...this.#path(categoryId).map((id) => this.#category(id)?.name ?? ''),
      ...parameters.filter(({ type }) => type !== 'number').flatMap(({ values }) => values.map(String)),
    ];
    return texts.flatMap(parseIndexTerms).flatMap(listForms);
  }

  #arrives(product: Listed, { place, day }: ProductFilter, now: Date): boolean {
    const company = this.#company(product.companyId);
    return (
      company !== undefined &&
      place !== undefined &&
      canArrive(company.facts, place, { ...startOf(company, product, now), day })
    );
  }

  /** As the promise engine says, knowing all of the florist. */
  earliestDay(product: Listed, { place, day }: ProductFilter, now: Date): string | null | undefined {
    const company = this.#company(product.companyId);
    if (!place) return undefined;
    return company ? earliestDay(company.facts, place, { ...startOf(company, product, now), day }) : null;
  }

  #metres(companyId: string, place: Point | undefined): number {
    const stores = this.#company(companyId)?.facts.stores ?? [];
    const delivering = stores.filter(
      (store) =>
        place && store.warehouseForDelivery && store.zones.some(({ polygon }) => holdsPoint(polygon, place)),
    );
    return Math.min(...delivering.map((store) => (place ? metresBetween(store, place) : Infinity)));
  }
}

type Listed = Pick<ProductChange, 'id' | 'companyId' | 'addon'>;

const startOf = ({ facts }: CompanyChange, { id, addon }: Listed, now: Date) => ({
  usage: facts.booked ?? [],
  goods: [{ productId: id, name: '', addon, limit: null, count: 1 }],
  now,
});

function hasValue(product: ProductChange, parameterId: string, wanted: readonly string[]): boolean {
  const found = product.parameters.find((parameter) => parameter.parameterId === parameterId);
  return (found?.values ?? []).some((value) =>
    wanted.some((text) => {
      if (found?.type !== 'number') return value === text;
      const [from = '', to = from] = text.split('..');
      return Number(value) >= Number(from || '-1e9') && Number(value) <= Number(to || '1e9');
    }),
  );
}

type MetresTo = (companyId: string) => number;

function compare({ sort, place }: ListingFilter, metresTo: MetresTo, a: ProductChange, b: ProductChange) {
  const bySort = {
    new: () => 0,
    price_asc: () => a.priceCents - b.priceCents,
    price_desc: () => b.priceCents - a.priceCents,
    rating: () => b.ratingTenths - a.ratingTenths || b.reviewsCount - a.reviewsCount,
    popular: () => b.soldCount - a.soldCount || b.reviewsCount - a.reviewsCount,
    near: () => (place ? byNumber(metresTo(a.companyId), metresTo(b.companyId)) : 0),
  };
  return bySort[sort]() || b.createdAtMs - a.createdAtMs || byText(b.id, a.id);
}

/** Infinity minus itself is no number. */
const byNumber = (a: number, b: number) => (a === b ? 0 : a - b);
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
