import { beginsWith, listForms, listIndexForms, listTypedForms } from '@bloomkin/shared/rules/plurals.ts';
import {
  andInto,
  type Bits,
  countBits,
  emptyBits,
  isEmpty,
  orInto,
  setBit,
} from '#catalogue/columns/bits.ts';
import type { Model } from '#catalogue/model/model.ts';
import {
  isSpelled,
  mayBeMistyped,
  mayBeMistypedTwice,
  oneEditFrom,
  twoEditsFrom,
} from '#catalogue/search/oneEdit.ts';

export interface FoundWord {
  /** As typed, or as it is spelled. */
  word: string;
  isCorrected: boolean;
  bits: Bits;
}

/** Prefix first; without a match in `scope`, two words written as one, then one typo, then two. */
export function findWord(model: Model, word: string, scope: Bits): FoundWord {
  const beginning = findBeginning(model, word, scope);
  if (!isEmpty(beginning)) return { word, isCorrected: false, bits: beginning };
  const split = findSplit(model, word, scope);
  if (split) return { word, isCorrected: false, bits: split };
  const typed = listTypedForms(word);
  const isClose = (form: string) => typed.some((one) => oneEditFrom(one, form));
  const corrected =
    (mayBeMistyped(word) && findClose(model, scope, isClose)) ||
    (mayBeMistypedTwice(word) && findClose(model, scope, (form) => twoEditsFrom(word, form)));
  return corrected || { word, isCorrected: false, bits: beginning };
}

export function findBeginning(model: Model, word: string, scope: Bits): Bits {
  const bits = emptyBits(model.products.count);
  model.text.addBeginning(word, bits);
  addCompanies(model, model.companies.names.beginning(word), bits);
  addCategories(model, (term) => beginsWith(term, word), bits);
  andInto(bits, scope);
  return bits;
}

function findWhole(model: Model, word: string, scope: Bits): Bits {
  const bits = emptyBits(model.products.count);
  for (const form of listIndexForms(word)) {
    model.text.addWord(form, bits);
    addCompanies(model, model.companies.names.having(form), bits);
    addCategories(model, (term) => term === form, bits);
  }
  andInto(bits, scope);
  return bits;
}

const shortestStart = 2;
const shortestEnd = 3;
const longestJoined = 24;

/** `hatbox` for 'Hat box': whole words, the last of which may be unfinished. */
export function findSplit(model: Model, word: string, scope: Bits): Bits | undefined {
  if (word.length > longestJoined || !isSpelled(word)) return undefined;
  for (let end = word.length - shortestEnd; end >= shortestStart; end--) {
    const start = findWhole(model, word.slice(0, end), scope);
    if (isEmpty(start)) continue;
    const rest = findBeginning(model, word.slice(end), start);
    const found = isEmpty(rest) ? findSplit(model, word.slice(end), start) : rest;
    if (found) return found;
  }
  return undefined;
}

function findClose(model: Model, scope: Bits, isClose: (form: string) => boolean): FoundWord | undefined {
  const byForm = new Map<string, Bits>();
  const bitsOf = (form: string) => {
    const bits = byForm.get(form) ?? emptyBits(model.products.count);
    byForm.set(form, bits);
    return bits;
  };
  for (const { form, having } of model.text.listClose(isClose))
    for (const ordinal of having) setBit(bitsOf(form), ordinal);
  for (const { form, having } of model.companies.names.listClose(isClose))
    addCompanies(model, having, bitsOf(form));
  for (const form of listCloseCategories(model, isClose))
    addCategories(model, (term) => listForms(term).includes(form), bitsOf(form));
  const bits = emptyBits(model.products.count);
  let best = { word: '', count: 0 };
  for (const [form, having] of byForm) {
    andInto(having, scope);
    const count = countBits(having);
    if (count > best.count) best = { word: form, count };
    orInto(bits, having);
  }
  return best.count === 0 ? undefined : { word: best.word, isCorrected: true, bits };
}

const listCloseCategories = ({ tree }: Model, isClose: (form: string) => boolean): Set<string> =>
  new Set(
    [...tree.words.values()]
      .flat()
      .filter(isSpelled)
      .flatMap((term) => listForms(term).find(isClose) ?? []),
  );

function addCompanies(model: Model, numbers: ReadonlySet<number>, bits: Bits): void {
  for (const number of numbers) model.companySets[number]?.orInto(bits);
}

/** A category's name covers its subtree. */
function addCategories(model: Model, matches: (term: string) => boolean, bits: Bits): void {
  const found = new Set<string>();
  for (const [id, words] of model.tree.words) {
    if (!words.some(matches)) continue;
    for (const each of model.tree.subtreeIds(id)) found.add(each);
  }
  for (const id of found) {
    const number = model.categoryNumbers.find(id);
    if (number !== undefined) model.categorySets[number]?.orInto(bits);
  }
}
