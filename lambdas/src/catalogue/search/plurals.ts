/** Words that take `es`: bunch, box, glass. */
const takesEs = /(ch|sh|x|z|ss)$/;

/** Enough of English for flowers: peonies, bunches, roses; not grass. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const withoutEs = word.slice(0, -2);
  return word.endsWith('es') && takesEs.test(withoutEs) ? withoutEs : word.slice(0, -1);
}

/** The plural of a singular word that is not the word and an `s`, so that its beginnings are not all the word's own. */
export function otherPlural(term: string): string | undefined {
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  if (/[^aeiou]ie$/.test(term)) return `${term}s`;
  return takesEs.test(term) ? `${term}es` : undefined;
}

/**
 * A typed word as it is searched: a beginning of what it may become. `lilies` stays: it may be the whole plural of `lily`
 * or of `lilie`, and is the beginning of neither.
 */
export const asTyped = (word: string): string => (/[^aeiou]ies$/.test(word) ? word : singular(word));

/** The words whose other plural begins with what was typed: `peonie` is on the way to the plural of `peony`. */
export function singularsOf(typed: string): string[] {
  const [, stem] = /^(.*[^aeiou])i(?:es?)?$/.exec(typed) ?? [];
  const candidates = [stem && `${stem}y`, typed.slice(0, -1)];
  return candidates.filter((term): term is string => Boolean(term && otherPlural(term)?.startsWith(typed)));
}

/** Whether a word, or its plural, begins with what was typed. */
export const beginsWith = (term: string, typed: string): boolean =>
  formsOf(term).some((form) => form.startsWith(typed));

/** The forms of a word in which it is mistyped: itself, and its other plural. */
export function formsOf(term: string): string[] {
  const plural = otherPlural(term);
  return plural === undefined ? [term] : [term, plural];
}
