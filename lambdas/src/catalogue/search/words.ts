import { asTyped, singular } from './plurals.ts';

/** At most so many words of a search count: the rest of a pasted text is ignored. */
const maxWords = 8;

/**
 * The words of a text as they are searched: lower case, without accents and apostrophes, plurals made singular, so that
 * `Mother's Day roses` and `mothers day rose` are the same.
 */
export function wordsOf(text: string): string[] {
  return writtenWords(text).map(singular);
}

export function searchWords(text: string): string[] {
  return [...new Set(writtenWords(text).map(asTyped))].slice(0, maxWords);
}

function writtenWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
