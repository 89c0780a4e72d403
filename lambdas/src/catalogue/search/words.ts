import { asTyped, listIndexForms } from '@bloomkin/shared/rules/plurals.ts';
import { dropSmallWords, listWords } from '@bloomkin/shared/rules/search.ts';

/** The rest of a pasted text is ignored. */
const maxWords = 8;

/** Folded and singular; of a plural with two possible singulars, both. */
export const parseIndexTerms = (text: string): string[] => listWords(text).flatMap(listIndexForms);

export const parseSearchTerms = (text: string): string[] =>
  [...new Set(dropSmallWords(listWords(text)).map(asTyped))].slice(0, maxWords);
