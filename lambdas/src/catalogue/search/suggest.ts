import type { Suggestion } from '@bloomkin/shared/schemas/listing.ts';
import * as z from 'zod';
import type { OwnCounts } from '../model/categoryView.ts';
import type { Model } from '../model/model.ts';
import { isSpelled, mayBeMistyped, oneEditFrom } from '../model/oneEdit.ts';
import { window } from '../model/sortOrder.ts';
import { beginsWith, listForms } from './plurals.ts';
import { keepMatching } from './textSearch.ts';
import { parseIndexTerms, parseSearchTerms } from './words.ts';

const most = 8;
const maxPerKind = 2;
/** Best sellers examined, so that matches in the product's own name come first. */
const looked = 40;

/** At most eight: two categories, two florists, then products. Under three letters only prefixes match. */
export function suggest(model: Model, typed: string, counts: OwnCounts): Suggestion[] {
  const words = parseSearchTerms(typed);
  if (words.length === 0) return [];
  const named = [...categories(model, words, counts), ...companies(model, words)];
  return [...named, ...products(model, typed, words).slice(0, most - named.length)];
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

function categories(model: Model, words: readonly string[], counts: OwnCounts): Suggestion[] {
  const { tree } = model;
  const used = model.categories.all().filter(({ id, active }) => {
    const ids = [...tree.subtreeIds(id)];
    return active && ids.some((each) => (counts.get(each) ?? 0) > 0);
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

function companies(model: Model, words: readonly string[]): Suggestion[] {
  const { records, names } = model.companies;
  const having = (word: string) => {
    const beginning = names.beginning(word);
    if (beginning.size > 0 || !mayBeMistyped(word)) return beginning;
    return new Set(names.listClose((form) => oneEditFrom(word, form)).flatMap((close) => [...close.having]));
  };
  const numbers = words.map(having).reduce((all, found) => all.intersection(found));
  return [...numbers]
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

function products(model: Model, typed: string, words: readonly string[]): Suggestion[] {
  const bits = model.products.copyOf(model.shown);
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
