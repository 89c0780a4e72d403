import { andInto, type Bits, emptyBits, isEmpty } from '../columns/bits.ts';
import type { Model } from '../model/model.ts';
import { isSpelled, mayBeMistyped, oneEditFrom } from '../model/oneEdit.ts';
import type { NameIndex } from './nameIndex.ts';
import { beginsWith, listForms } from './plurals.ts';
import { parseSearchTerms } from './words.ts';

export function keepMatching(model: Model, search: string, bits: Bits): void {
  const scope = bits.slice();
  for (const word of parseSearchTerms(search)) andInto(bits, havingWord(model, word, scope));
}

/** Prefix first; without a match in `scope`, a single typo. */
function havingWord(model: Model, word: string, scope: Bits): Bits {
  const beginning = emptyBits(model.products.count);
  model.text.addBeginning(word, beginning);
  addByNames(model, (names) => names.beginning(word), beginning);
  addByCategory(model, (term) => beginsWith(term, word), beginning);
  andInto(beginning, scope);
  if (!isEmpty(beginning) || !mayBeMistyped(word)) return beginning;
  const mistyped = emptyBits(model.products.count);
  model.text.addMistyped(word, mistyped);
  addByNames(model, (names) => names.findByTypo(word), mistyped);
  addByCategory(
    model,
    (term) => isSpelled(term) && listForms(term).some((form) => oneEditFrom(word, form)),
    mistyped,
  );
  return mistyped;
}

function addByNames(model: Model, find: (names: NameIndex) => Set<number>, bits: Bits): void {
  for (const number of find(model.companies.names)) model.companySets[number]?.orInto(bits);
}

/** A category's name covers its subtree. */
function addByCategory(model: Model, matches: (term: string) => boolean, bits: Bits): void {
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
