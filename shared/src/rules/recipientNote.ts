import { singular } from './plurals.ts';

const sentenceEnd = /[.;:!?()\n]/;
/** What a note says no to stands after one of these. */
const refusal = /\b(?:no|never|not|without|avoid|hates|dislikes|allerg(?:ic|y) to)\s+/i;
/** What follows is a reason or another wish: 'no lilies, for the cat', 'no roses, loves tulips', 'not at work'. */
const other =
  /\b(?:are|at|be|because|before|after|but|for|from|he|her|his|home|in|is|it|likes?|loves?|need|on|one|only|prefers?|she|since|so|them|they|to|too|until|with|big|large|small)\b|\d/i;
const separator = /\s*(?:[,/&]|\bor\b|\band\b|\bnor\b)\s*/i;
const fillers = /^(?:any|an?|the|more|cut|fresh)\s+|\s+(?:flowers?|plants?|please|ever|thanks)$/gi;
const oneOrTwoWords = /^\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+)?$/u;

/** 'Never lilies or roses: the cat' refuses 'lilies' and 'roses'. A comma joins only before an 'or' or 'and'. */
export function listRefused(note: string): string[] {
  const texts = note.split(sentenceEnd).flatMap((sentence) => sentence.split(refusal).slice(1));
  const phrases = texts.flatMap((text) => {
    const [list = ''] = text.split(other);
    return /\b(?:or|and|nor)\b|&/i.test(list) ? list.split(separator) : list.split(/[,/]/).slice(0, 1);
  });
  const refused = phrases.map((phrase) => phrase.trim().replaceAll(fillers, '').toLowerCase());
  return [...new Set(refused.filter((phrase) => oneOrTwoWords.test(phrase)))];
}

/** 'No scent to speak of' has none. */
const denied = String.raw`(?<!\b(?:no|not|without|never)\s(?:\S+\s)?)`;

function toPattern(phrase: string): RegExp {
  const one = singular(phrase);
  const forms = one.endsWith('y') ? `${one.slice(0, -1)}(?:y|ies)` : `${one}(?:e?s)?`;
  return new RegExp(`${denied}\\b${forms}\\b`, 'i');
}

interface Described {
  name: string;
  description: string;
  parameter_values: readonly { value: string | readonly string[] }[];
}

export type FindConflict = (product: Described) => string | undefined;

/** Finds what a product has although the note says no to it: 'Has lilies: poisonous to cats'. */
export function toConflictFinder(note: string): FindConflict {
  const refused = listRefused(note).map((phrase) => ({ phrase, pattern: toPattern(phrase) }));
  const isForCat = /\b(?:cats?|kittens?)\b/i.test(note);
  return ({ name, description, parameter_values }) => {
    const text = [name, description, ...parameter_values.flatMap(({ value }) => value)].join('. ');
    const found = refused.find(({ pattern }) => pattern.test(text))?.phrase;
    if (!found) return undefined;
    return `Has ${found}${isForCat && singular(found).endsWith('lily') ? ': poisonous to cats' : ''}`;
  };
}
