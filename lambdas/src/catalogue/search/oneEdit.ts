/** Minimum letters for a typo, and for a typo in a prefix. */
const minLetters = 3;
const minLettersForPrefix = 5;
const minLettersForTwo = 7;

/** Digits (article numbers, sizes) match exactly. */
export const isSpelled = (word: string): boolean => !/\d/.test(word);
/** A second edit, when one finds nothing: `fuschia`. */
export const mayBeMistypedTwice = (word: string): boolean =>
  word.length >= minLettersForTwo && isSpelled(word);
export const mayBeMistyped = (word: string): boolean => word.length >= minLetters && isSpelled(word);

/** Insertion, deletion, substitution or transposition; long words may match a prefix. */
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

function isRest(typed: string, typedFrom: number, term: string, termFrom: number, beginning: boolean) {
  const length = Math.max(0, typed.length - typedFrom);
  const termLength = Math.max(0, term.length - termFrom);
  if (beginning ? termLength < length : termLength !== length) return false;
  for (let at = 0; at < length; at++)
    if (typed.charCodeAt(typedFrom + at) !== term.charCodeAt(termFrom + at)) return false;
  return true;
}

/** Whole words with the same first letter. */
export const twoEditsFrom = (typed: string, term: string): boolean =>
  typed[0] === term[0] && Math.abs(typed.length - term.length) <= 2 && isWithin(2, typed, term);

function isWithin(edits: number, typed: string, term: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === term[at]) at++;
  const [a, b] = [typed.slice(at), term.slice(at)];
  if (a === b) return true;
  if (edits === 0 || Math.abs(a.length - b.length) > edits) return false;
  const left = edits - 1;
  return (
    isWithin(left, a.slice(1), b.slice(1)) ||
    isWithin(left, a, b.slice(1)) ||
    isWithin(left, a.slice(1), b) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && isWithin(left, a.slice(2), b.slice(2)))
  );
}
