import type { SearchMatch } from '@bloomkin/shared/schemas/listing.ts';
import { andInto, type Bits, isEmpty, orInto } from '#catalogue/columns/bits.ts';
import type { Model } from '#catalogue/model/model.ts';
import { parseSearchTerms } from '#catalogue/search/words.ts';
import { type FoundWord, findBeginning, findSplit, findWord } from './findWord.ts';

/** Undefined when all words match as they were typed (docs/product-rules.md, "Search"). */
export function keepMatching(model: Model, search: string, bits: Bits): SearchMatch | undefined {
  const words = parseSearchTerms(search);
  if (words.length === 0) return undefined;
  const scope = bits.slice();
  const found = words.map((word) => findWord(model, word, scope));
  const all = intersect(found, scope);
  if (!isEmpty(all)) return keep(bits, all, found);
  const joined = findJoined(model, words, found, scope);
  return joined ? keep(bits, joined.matching, joined.found) : keepPart(bits, found, scope);
}

function keep(bits: Bits, matching: Bits, found: readonly FoundWord[]): SearchMatch | undefined {
  andInto(bits, matching);
  const isCorrected = found.some((each) => each.isCorrected);
  return isCorrected ? { kind: 'spelling', text: describeWords(found) } : undefined;
}

const describeWords = (found: readonly FoundWord[]): string => found.map(({ word }) => word).join(' ');

function intersect(found: readonly FoundWord[], scope: Bits): Bits {
  const all = scope.slice();
  for (const each of found) andInto(all, each.bits);
  return all;
}

/** `hat box` for 'Hatbox', `hatbox` for 'Hat box'. */
function findJoined(model: Model, words: readonly string[], found: readonly FoundWord[], scope: Bits) {
  for (const [at, word] of words.entries()) {
    const joined = `${words[at - 1] ?? ''}${word}`;
    const ways = [
      { at, count: 1, bits: findSplit(model, word, scope) },
      { at: at - 1, count: 2, bits: at > 0 && findBeginning(model, joined, scope) },
    ];
    for (const { at: from, count, bits } of ways) {
      if (!bits) continue;
      const next = found.toSpliced(from, count, { word: joined, isCorrected: false, bits });
      const matching = intersect(next, scope);
      if (!isEmpty(matching)) return { matching, found: next };
    }
  }
  return undefined;
}

const maxNamed = 3;

/** What has as many of the words as anything has. */
function keepPart(bits: Bits, found: readonly FoundWord[], scope: Bits): SearchMatch | undefined {
  const known = found.filter((each) => !isEmpty(each.bits));
  for (let size = Math.min(known.length, found.length - 1); size > 0; size--) {
    const parts = listSubsets(known, size).flatMap((words) => {
      const matching = intersect(words, scope);
      return isEmpty(matching) ? [] : [{ words, matching }];
    });
    if (parts.length === 0) continue;
    bits.fill(0);
    for (const { matching } of parts) orInto(bits, matching);
    const named = parts.slice(0, maxNamed).map(({ words }) => `‘${describeWords(words)}’`);
    return { kind: 'part', text: named.join(' or ') };
  }
  bits.fill(0);
  return undefined;
}

/** Few: a search has eight words at most. */
function listSubsets<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((first, at) => listSubsets(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]));
}
