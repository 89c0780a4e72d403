import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import type { Category, Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Filter, Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import { andInto, andNotInto, forEachBit, hasBit } from '#catalogue/columns/bits.ts';
import { readSnapshot } from '#catalogue/snapshot/snapshot.ts';
import type {
  CategoryChange,
  Change,
  CollectionChange,
  ProductTypeChange,
} from '#model/catalogueLog/change.ts';
import { type ArrivalDay, DeliveryAreas, type Way } from './deliveryAreas.ts';
import { applyChange } from './model/applyChange.ts';
import { categoriesView, categoryView, type OwnCounts, parentsView } from './model/categoryView.ts';
import { compact } from './model/compact.ts';
import { facets } from './model/facets.ts';
import { Model } from './model/model.ts';
import { findOnMenu, leastDeliveredCents, shownCard } from './model/productCard.ts';
import type { ListingFilter, ProductFilter, ProductPage } from './model/productFilter.ts';
import { productPage } from './model/productPage.ts';
import { type Deliverers, keepPriced, matchParameters, selectProducts } from './model/selectProducts.ts';
import { suggest } from './model/suggest.ts';

/** Added ordinals slow searches and dead ordinals cost memory. */
const maxAdded = (countAtStart: number) => 5000 + (countAtStart >> 2);

/** Free of AWS and clock; a search service could replace it behind the same methods. */
export class Catalogue {
  #model: Model;
  readonly #areas: DeliveryAreas;
  #ownCounts: OwnCounts | undefined;

  constructor(model: Model = new Model()) {
    this.#model = model;
    this.#areas = new DeliveryAreas(model.companies);
  }

  /** Throws for an incomplete snapshot or another version. */
  static load(snapshot: Buffer): Catalogue {
    return new Catalogue(readSnapshot(snapshot));
  }

  /** Milliseconds since 1970; every earlier change is applied. 0 when unknown. */
  get readUntilMs(): number {
    return this.#model.readUntilMs;
  }

  set readUntilMs(ms: number) {
    this.#model.readUntilMs = ms;
  }

  compactedModel(): Model {
    this.#tidy();
    return this.#model;
  }

  apply(changes: Iterable<Change>): number {
    let applied = 0;
    for (const change of changes) {
      if (!applyChange(this.#model, change)) continue;
      applied++;
      if (isOfCompany(change)) this.#areas.forgetPlaces();
    }
    if (applied > 0) this.#ownCounts = undefined;
    const { countAtStart, products } = this.#model;
    if (products.count - countAtStart > maxAdded(countAtStart)) this.#tidy();
    return applied;
  }

  query(filter: ListingFilter, now: Date): ProductPage {
    const model = this.#model;
    const { bits, searchMatch } = selectProducts(model, filter, this.#able(filter, now));
    keepPriced(model, filter, bits);
    for (const matching of matchParameters(model, filter).values()) andInto(bits, matching);
    const reaches = filter.place && this.#areas.reaching(filter.place, filter.pickup ? 'pickup' : 'delivery');
    const { total, ordinals } = productPage(model, bits, filter, reaches);
    const isHeadline = reaches && filter.onlyDeliverable && !filter.pickup && filter.page === 1;
    const leastCents = isHeadline
      ? leastDeliveredCents(model, bits, reaches, { now, day: filter.day })
      : null;
    return {
      total,
      page: filter.page,
      per_page: filter.perPage,
      total_pages: Math.ceil(total / filter.perPage),
      ...(searchMatch && { search_match: searchMatch }),
      ...(leastCents !== null && { from_delivered: centsToDollars(leastCents) }),
      cards: ordinals.map((ordinal) => shownCard(model, ordinal, now, { reaches, day: filter.day })),
    };
  }

  /** For queries that the storefront's server-rendered pages never make, so that `ssr` does not bundle the code. */
  ask<T>(question: (model: Model) => T): T {
    return question(this.#model);
  }

  names(): { categories: CategoryChange[]; types: ProductTypeChange[] } {
    return { categories: this.#model.categories.all(), types: this.#model.types.all() };
  }

  facets(filter: ProductFilter, now: Date): Filter {
    return facets(this.#model, filter, this.#able(filter, now));
  }

  arrivalDays(place: PlaceToServe, now: Date): readonly ArrivalDay[] {
    return this.#areas.arrivalDays(place, now);
  }

  suggest(filter: ProductFilter, now: Date): Suggestion[] {
    return suggest(this.#model, filter, this.#able(filter, now));
  }

  shownProductIds(): string[] {
    const { products, shown } = this.#model;
    const ids: string[] = [];
    forEachBit(products.copyOf(shown), (ordinal) => ids.push(products.ids.at(ordinal)));
    return ids;
  }

  /** `onlyUsed`: active categories with products, as the storefront shows. */
  categories(parentId: string | null, onlyUsed: boolean): Category[] {
    return categoriesView({ tree: this.#model.tree, counts: this.#counts(), onlyUsed }, parentId);
  }

  findCategory(id: string): Category | undefined {
    const category = this.#model.tree.find(id);
    return category && categoryView({ ...this.#view(), onlyUsed: false }, category);
  }

  categoryParents(id: string): Category[] {
    return parentsView({ ...this.#view(), onlyUsed: false }, id);
  }

  collections(): Collection[] {
    const all = this.#model.collections.all().sort((a, b) => a.name.localeCompare(b.name));
    return all.map((collection) => this.#collectionView(collection));
  }

  findCollection(id: string): Collection | undefined {
    const collection = this.#model.collections.find(id);
    return collection && this.#collectionView(collection);
  }

  productTypes(): ProductTypeChange[] {
    return this.#model.types.all().sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
  }

  findProductType(id: string): ProductTypeChange | undefined {
    return this.#model.types.find(id);
  }

  #view() {
    return { tree: this.#model.tree, counts: this.#counts() };
  }

  #collectionView({ kind: _kind, revision, productIds, ...rest }: CollectionChange): Collection {
    const { products, shown } = this.#model;
    const ordinals = productIds.flatMap((id) => products.find(id) ?? []);
    const products_num = ordinals.filter((ordinal) => hasBit(shown.words, ordinal)).length;
    return { ...rest, product_ids: productIds, products_num, version: revision };
  }

  /** Undefined when the filter has neither delivery nor pick-up. */
  #able({ place, onlyDeliverable, pickup, day }: ProductFilter, now: Date): Deliverers | undefined {
    if (!place) return pickup ? { companies: this.#areas.withPickup(), isOnMenu: undefined } : undefined;
    const ways: Way[] = [
      ...(onlyDeliverable ? (['delivery'] as const) : []),
      ...(pickup ? (['pickup'] as const) : []),
    ];
    const [first, ...others] = ways.map((way) => this.#areas.able(place, way, day, now));
    if (!first) return undefined;
    const reaches = ways.map((way) => this.#areas.reaching(place, way));
    return {
      companies: first.filter((number) => others.every((able) => able.includes(number))),
      isOnMenu: findOnMenu(this.#model, reaches, { now, day }),
    };
  }

  #counts(): OwnCounts {
    if (this.#ownCounts) return this.#ownCounts;
    const { products, shown, categoryNumbers } = this.#model;
    const counts = new Uint32Array(categoryNumbers.ids.length);
    const listed = products.copyOf(shown);
    andNotInto(listed, products.addons.words);
    forEachBit(listed, (ordinal) => {
      const number = products.columns.category.at(ordinal);
      counts[number] = (counts[number] ?? 0) + 1;
    });
    this.#ownCounts = new Map(categoryNumbers.ids.map((id, number) => [id, counts[number] ?? 0]));
    return this.#ownCounts;
  }

  #tidy(): void {
    this.#model = compact(this.#model);
  }
}

const isOfCompany = (change: Change) =>
  change.kind === 'company' || (change.kind === 'removed' && change.what === 'company');
