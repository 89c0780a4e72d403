const takesEs = /(ch|sh|x|z|ss)$/;

/** English plurals of flowers (peonies, bunches, roses), but not 'grass'. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const withoutEs = word.slice(0, -2);
  return word.endsWith('es') && takesEs.test(withoutEs) ? withoutEs : word.slice(0, -1);
}

/** For texts that are searched by part: `peony` is no part of `peonies`. */
export const withSingulars = (text: string): string => {
  const singulars = text
    .split(' ')
    .filter((word) => !word.startsWith(singular(word)))
    .map(singular);
  return [text, ...new Set(singulars)].join(' ');
};

/** Undefined for plurals that only add `s`. */
export function otherPlural(term: string): string | undefined {
  if (/[^aeiou]y$/.test(term)) return `${term.slice(0, -1)}ies`;
  if (/[^aeiou]ie$/.test(term)) return `${term}s`;
  return takesEs.test(term) ? `${term}es` : undefined;
}

/** `lilies`, the plural of `lily` and `lilie`, starts with neither, so it stays. */
export const asTyped = (word: string): string => (/[^aeiou]ies$/.test(word) ? word : singular(word));

/** `peonie` is a prefix of the plural of `peony`. */
export function listSingulars(typed: string): string[] {
  const [, stem] = /^(.*[^aeiou])i(?:es?)?$/.exec(typed) ?? [];
  const candidates = [stem && `${stem}y`, typed.slice(0, -1)];
  return candidates.filter((term): term is string => Boolean(term && otherPlural(term)?.startsWith(typed)));
}

export const beginsWith = (term: string, typed: string): boolean =>
  listForms(term).some((form) => form.startsWith(typed));

export function listForms(term: string): string[] {
  const plural = otherPlural(term);
  return plural === undefined ? [term] : [term, plural];
}
