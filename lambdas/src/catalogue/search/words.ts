import { asTyped, singular } from './plurals.ts';

/** The rest of a pasted text is ignored. */
const maxWords = 8;

/** Lower case, without accents and apostrophes, singular. */
export function parseIndexTerms(text: string): string[] {
  return tokenize(text).map(singular);
}

export function parseSearchTerms(text: string): string[] {
  return [...new Set(tokenize(text).map(asTyped))].slice(0, maxWords);
}

function tokenize(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
