/** A word needs so many letters before a mistyped one is forgiven, and so many before its rest may be missing too. */
const minLetters = 3;
const minLettersForPrefix = 5;

/** Words with digits (article numbers, sizes) are taken as they are written. */
export const isSpelled = (word: string): boolean => !/\d/.test(word);
export const mayBeMistyped = (word: string): boolean => word.length >= minLetters && isSpelled(word);

/**
 * Whether `typed` becomes `term` by one edit: a letter more, less or other, or two neighbours swapped. Of a longer typed
 * word, the beginning of `term` is enough.
 */
export function oneEditFrom(typed: string, term: string): boolean {
  const prefixIsEnough = typed.length >= minLettersForPrefix;
  if (typed.length > term.length + 1) return false;
  if (!prefixIsEnough && term.length > typed.length + 1) return false;
  let at = 0;
  while (at < typed.length && at < term.length && typed[at] === term[at]) at++;
  const same = (typedFrom: number, termFrom: number) =>
    isRest(typed, typedFrom, term, termFrom, prefixIsEnough);
  if (same(at + 1, at + 1) || same(at, at + 1) || same(at + 1, at)) return true;
  const swapped = at + 1 < typed.length && typed[at] === term[at + 1] && typed[at + 1] === term[at];
  return swapped && same(at + 2, at + 2);
}

/** Whether the rest of `typed` is the rest of `term`, or its beginning. */
function isRest(typed: string, typedFrom: number, term: string, termFrom: number, beginning: boolean) {
  const length = Math.max(0, typed.length - typedFrom);
  const termLength = Math.max(0, term.length - termFrom);
  if (beginning ? termLength < length : termLength !== length) return false;
  for (let at = 0; at < length; at++)
    if (typed.charCodeAt(typedFrom + at) !== term.charCodeAt(termFrom + at)) return false;
  return true;
}
