import { beginsWith, listForms } from '@bloomkin/shared/rules/plurals.ts';
import type { Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import * as z from 'zod';
import type { Bits } from '#catalogue/columns/bits.ts';
import type { Model } from '#catalogue/model/model.ts';
import type { ProductFilter } from '#catalogue/model/productFilter.ts';
import { type Deliverers, keepPriced, selectProducts } from '#catalogue/model/selectProducts.ts';
import { window } from '#catalogue/model/sortOrder.ts';
import { isSpelled, mayBeMistyped, oneEditFrom } from '#catalogue/search/oneEdit.ts';
import { parseIndexTerms, parseSearchTerms } from '#catalogue/search/words.ts';
import { keepMatching } from './textSearch.ts';

const most = 8;
const maxPerKind = 2;
/** Best sellers examined, so that matches in the product's own name come first. */
const looked = 40;
const minLettersOfOccasion = 4;

/** At most eight: an occasion, two categories, two florists, then products. Under three letters only prefixes match. */
export function suggest(
  model: Model,
  { search = '', ...filter }: ProductFilter,
  deliverers: Deliverers | undefined,
): Suggestion[] {
  const words = parseSearchTerms(search);
  if (words.length === 0) return [];
  const { bits } = selectProducts(model, filter, deliverers);
  keepPriced(model, filter, bits);
  const named = [
    ...occasions(model, words, bits),
    ...categories(model, words, bits),
    ...companies(model, words, deliverers?.companies),
  ];
  return [...named, ...products(model, search, words, bits).slice(0, most - named.length)];
}

/** The market's parameter of this name, as on the home page. */
const isOccasion = ({ name }: { name: string }) => /^occasion$/i.test(name);

/** `birthday`, `birthday flowers`. */
function occasions({ parameters }: Model, words: readonly string[], bits: Bits): Suggestion[] {
  const found = [...parameters.byId.values()].filter(isOccasion).flatMap(({ id, texts }) =>
    [...texts]
      .filter(([value, set]) => isMeant(value, words) && set.countIn(bits) > 0)
      .map(([name]) => ({
        ...{ kind: 'occasion' as const, id: `${id}:${name}`, name },
        ...{ photo: null, note: '' },
      })),
  );
  return found.slice(0, maxPerKind);
}

function isMeant(value: string, words: readonly string[]): boolean {
  const terms = parseIndexTerms(value);
  const isBegun = (word: string) => terms.some((term) => beginsWith(term, word));
  const isNamed = (term: string) =>
    words.some((word) => word.length >= minLettersOfOccasion && beginsWith(term, word));
  return terms.length > 0 && (words.every(isBegun) || terms.every(isNamed));
}

/** Prefix of every word first; then a single typo. */
function matching<T>(
  things: readonly T[],
  listTerms: (thing: T) => readonly string[],
  words: readonly string[],
) {
  const having = (matches: (word: string, term: string) => boolean) =>
    things.filter((thing) => words.every((word) => listTerms(thing).some((term) => matches(word, term))));
  const exact = having((word, term) => beginsWith(term, word));
  if (exact.length > 0) return exact;
  return having(
    (word, term) =>
      beginsWith(term, word) ||
      (mayBeMistyped(word) && isSpelled(term) && listForms(term).some((form) => oneEditFrom(word, form))),
  );
}

function categories(model: Model, words: readonly string[], bits: Bits): Suggestion[] {
  const { tree, categoryNumbers, categorySets } = model;
  const countIn = (id: string) => categorySets[categoryNumbers.find(id) ?? -1]?.countIn(bits) ?? 0;
  const used = model.categories.all().filter(({ id, active }) => {
    const ids = [...tree.subtreeIds(id)];
    return active && ids.some((each) => countIn(each) > 0);
  });
  return matching(used, ({ id }) => tree.words.get(id) ?? [], words)
    .slice(0, maxPerKind)
    .map(({ id, name, photo }) => ({
      kind: 'category',
      id,
      name,
      photo,
      note: tree.parents(id).at(-1)?.name ?? '',
    }));
}

function companies(
  model: Model,
  words: readonly string[],
  deliverers: readonly number[] | undefined,
): Suggestion[] {
  const { records, names } = model.companies;
  const having = (word: string) => {
    const beginning = names.beginning(word);
    if (beginning.size > 0 || !mayBeMistyped(word)) return beginning;
    return new Set(names.listClose((form) => oneEditFrom(word, form)).flatMap((close) => [...close.having]));
  };
  const numbers = words.map(having).reduce((all, found) => all.intersection(found));
  return [...numbers]
    .filter((number) => deliverers?.includes(number) ?? true)
    .flatMap((number) => records[number] ?? [])
    .filter(({ active }) => active)
    .slice(0, maxPerKind)
    .map(({ id, brand, name, card }) => ({
      kind: 'company',
      id,
      name: brand || name,
      photo: parseLogo(card),
      note: brand && brand !== name ? name : '',
    }));
}

function products(model: Model, typed: string, words: readonly string[], bits: Bits): Suggestion[] {
  keepMatching(model, typed, bits);
  const found = window(model.orders.popular.ordinals(), bits, 0, looked).map((ordinal) =>
    productSuggestion(model, ordinal),
  );
  const inName = ({ name }: Suggestion) => {
    const terms = parseIndexTerms(name);
    return words.every((word) => terms.some((term) => beginsWith(term, word)));
  };
  return [...found.filter(inName), ...found.filter((suggestion) => !inName(suggestion))];
}

const Shown = z.object({
  id: z.string(),
  name: z.string(),
  photos: z.array(z.object({ main: z.boolean(), small: z.object({ path: z.string() }) })),
});

function productSuggestion({ products, companies }: Model, ordinal: number): Suggestion {
  const { id, name, photos } = Shown.parse(JSON.parse(products.cards.at(ordinal)));
  const photo = photos.find(({ main }) => main)?.small.path ?? null;
  const company = companies.records[products.columns.company.at(ordinal)];
  return { kind: 'product', id, name, photo, note: company?.brand ?? '' };
}

const parseLogo = (card: string) => z.object({ logo: z.string().nullable() }).parse(JSON.parse(card)).logo;
