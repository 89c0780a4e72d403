/** Minimum letters; fewer would match everything. */
export const shortestSearch = 2;

/** Apostrophes of keyboards and phones, soft hyphens and characters without width. */
const dropped = /['’‘‛`´ʹʻʼʽˈ′＇\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Unicode decomposes neither of them. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ð: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i', ŧ: 't', ŋ: 'n', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** Lower case, without marks and apostrophes (docs/product-rules.md, "Search"). */
export const foldText = (text: string): string =>
  text
    .replace(dropped, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đðøłħıŧŋßæœþ]/g, (letter) => plainLetters[letter] ?? letter);

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

export const listWords = (text: string): string[] => foldText(text).match(wordPattern) ?? [];
export const joinWords = (text: string): string => listWords(text).join('');

const smallWords = new Set(
  (
    'a an the of with for in and to from my on at by or our your some any me i is are that this it ' +
    'bit please'
  ).split(' '),
);

/** Without articles and prepositions when other words remain. */
export function dropSmallWords(words: readonly string[]): readonly string[] {
  const main = words.filter((word) => !smallWords.has(word));
  return main.length > 0 ? main : words;
}

/** The text that matchers read: its words, and those with hyphens also as one. */
export const toSearchable = (text: string): string =>
  text
    .split(/\s+/)
    .flatMap((part) => {
      const words = listWords(part);
      return words.length > 1 && /\p{Pd}/u.test(part) ? [words.join(''), ...words] : words;
    })
    .join(' ');

/** Shortens streets and places as Australia Post and people do. */
const shortForms = [
  'st street saint',
  'rd road',
  'ave av avenue',
  'hwy highway',
  'pde parade',
  'cres cr crescent',
  'tce ter terrace',
  'pl place',
  'ln lane',
  'dr drv drive',
  'ct crt court',
  'blvd bvd boulevard boulevarde',
  'sq square',
  'cl close',
  'gr gve grove',
  'cct circuit',
  'pkwy parkway',
  'esp esplanade',
  'wy way',
  'gdns gardens',
  'hts heights',
  'mt mount',
  'pt point',
  'ft fort',
  'nth north',
  'sth south',
  'lvl level',
  'apt apartment',
].map((forms) => forms.split(' '));

export const streetWords: ReadonlySet<string> = new Set(shortForms.flat());

/** 'street' → 'st'. */
export const toShortForm = (word: string): string =>
  shortForms.find((forms) => forms.includes(word))?.[0] ?? word;

/** Letters from which a street word is recognised while it is typed. */
const shortestBeginning = 3;

const listStreetForms = (word: string): string[] =>
  shortForms
    .filter((forms) =>
      forms.some((form) => form === word || (word.length >= shortestBeginning && form.startsWith(word))),
    )
    .flat();

/** True for a text from `toSearchable` with each word in it, or with a whole word that is another form of it. */
export function createMatcher(
  words: readonly string[],
  listForms: (word: string) => readonly string[] = () => [],
): (searchable: string) => boolean {
  const wanted = words.map((word) => ({
    word,
    forms: [...listStreetForms(word), ...listForms(word)].map((form) => ` ${form} `),
  }));
  return (searchable) =>
    wanted.every(
      ({ word, forms }) =>
        searchable.includes(word) || forms.some((form) => ` ${searchable} `.includes(form)),
    );
}

/** For a few texts that come with the page; longer lists keep their texts searchable. */
export const matchesText = (text: string, search: string): boolean =>
  createMatcher(listWords(search))(toSearchable(text));
