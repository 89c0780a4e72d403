/** At most so many words of a search count: the rest of a pasted text is ignored. */
const maxWords = 8;

/**
 * The words of a text as they are searched: lower case, without accents and apostrophes, plurals made singular, so that
 * `Mother's Day roses` and `mothers day rose` are the same.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

export function searchWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, maxWords);
}

/** Enough of English for flowers: peonies, bunches, roses; not grass. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
