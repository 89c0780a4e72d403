const takesEs = /(ch|sh|x|z|ss|us|is|o)$/;
/** A singular, though it ends in s. */
const keepsS = /(ss|us|is)$/;

/** English plurals of flowers (peonies, bunches, roses, irises), but not 'grass' or 'cactus'. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || keepsS.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const withoutEs = word.slice(0, -2);
  return word.endsWith('es') && takesEs.test(withoutEs) ? withoutEs : word.slice(0, -1);
}

/** A spelling does not tell irises from sunrises, leaves from olives, or cacti from kiwi. */
export function listIndexForms(word: string): string[] {
  const [, stem] = /^(.{2,})ves$/.exec(word) ?? [];
  const others = [
    ...(/(us|is|o)es$/.test(word) ? [word.slice(0, -1)] : []),
    ...(stem === undefined ? [] : [`${stem}f`, `${stem}fe`]),
    ...(/.{3}[^aeiou]i$/.test(word) ? [`${word.slice(0, -1)}us`] : []),
  ];
  return [singular(word), ...others];
}

/** For texts that are searched by part: `peony` is no part of `peonies`. */
export const withSingulars = (text: string): string => {
  const singulars = text
    .split(' ')
    .filter((word) => !word.startsWith(singular(word)))
    .map(singular);
  return [text, ...new Set(singulars)].join(' ');
};

/** Without plurals that only add `s`. */
export function listOtherPlurals(term: string): string[] {
  if (/[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`];
  if (/[^aeiou]ie$/.test(term)) return [`${term}s`];
  const [, leaf] = /^(.+[^f])fe?$/.exec(term) ?? [];
  if (leaf) return [`${leaf}ves`];
  const plurals = takesEs.test(term) ? [`${term}es`] : [];
  return term.endsWith('us') ? [...plurals, `${term.slice(0, -2)}i`] : plurals;
}

/** `lilies`, the plural of `lily` and `lilie`, starts with neither, so it stays. */
export const asTyped = (word: string): string => (/[^aeiou]ies$/.test(word) ? word : singular(word));

/** `rozes` is the plural of `roz` or of `roze`. */
export const listTypedForms = (word: string): string[] => (takesEs.test(word) ? [word, `${word}e`] : [word]);

/** `peonie` is a prefix of the plural of `peony`. */
export function listSingulars(typed: string): string[] {
  const [, stem] = /^(.*[^aeiou])i(?:es?)?$/.exec(typed) ?? [];
  const [, leaf] = /^(.+)v(?:es?)?$/.exec(typed) ?? [];
  const candidates = [
    ...(stem ? [`${stem}y`, `${stem}us`] : []),
    ...(leaf ? [`${leaf}f`, `${leaf}fe`] : []),
    typed.slice(0, -1),
  ];
  return candidates.filter((term) => term !== '' && isPluralFrom(term, typed));
}

/** `menus` ends as `cactus` does. */
const isPluralFrom = (term: string, typed: string): boolean =>
  listOtherPlurals(term).some((plural) => plural.startsWith(typed)) ||
  (keepsS.test(typed) && `${term}s` === typed);

export const beginsWith = (term: string, typed: string): boolean =>
  term.startsWith(typed) || isPluralFrom(term, typed);

export const listForms = (term: string): string[] => [term, ...listOtherPlurals(term)];
