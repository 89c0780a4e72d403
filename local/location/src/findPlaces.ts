import type { Gazetteer, MatchKind, NameMatch } from './gazetteer.ts';
import type { Point } from './geometry.ts';
import { isStateCode, type Locality, type StateCode, stateNames } from './locality.ts';
import { parsePlaceTerms, placeKey } from './placeTerms.ts';
import { isStreetForm, streetName } from './streetName.ts';

interface TypedPlace {
  unit: string;
  /** As written, `12a`, `12-14`; empty without one. */
  number: string;
  words: readonly string[];
  /** Undefined unless a comma follows a street. */
  wordsBeforeComma: number | undefined;
  state: StateCode | undefined;
  /** Complete or a prefix; empty without one. */
  postcode: string;
}

const country = /[\s,]+(australia|aus|au)[\s,.]*$/i;
const unitWord =
  /^(?:(?<level>level|l)|unit|apt|apartment|flat|shop|suite|villa|townhouse|u)\.?\s*(?<name>\w+)[\s,/]+(?=\d)/i;
const unitSlash = /^(?<name>\w{1,6})\s*\/\s*(?=\d)/;
const houseNumber = /^(\d{1,5}[a-z]?(?:\s*-\s*\d{1,5}[a-z]?)?)[\s,]+(?=\S)/i;
const lastPostcode = /(?:^|[\s,]+)(\d{1,4})$/;

const statesByName = new Map(
  Object.entries(stateNames).flatMap(([code, name]) =>
    isStateCode(code) ? [[placeKey(name), code] as const, [code.toLowerCase(), code] as const] : [],
  ),
);
const longestStateName = 3;

function readTypedPlace(text: string): TypedPlace {
  const whole = text.trim().replace(country, '');
  const unit = unitWord.exec(whole) ?? unitSlash.exec(whole);
  const afterUnit = unit ? whole.slice(unit[0].length) : whole;
  const number = houseNumber.exec(afterUnit);
  const afterNumber = number ? afterUnit.slice(number[0].length) : afterUnit;
  const postcode = lastPostcode.exec(afterNumber);
  const named = postcode ? afterNumber.slice(0, postcode.index) : afterNumber;
  const all = parsePlaceTerms(named);
  const { words, state } = withoutState(all);
  const comma = named.indexOf(',');
  const before = comma < 0 ? 0 : parsePlaceTerms(named.slice(0, comma)).length;
  return {
    unit: `${unit?.groups?.level ? 'L' : ''}${unit?.groups?.name ?? ''}`.toUpperCase(),
    number: number?.[1]?.replace(/\s/g, '').toUpperCase() ?? '',
    words,
    wordsBeforeComma: before > 0 && before < words.length ? before : undefined,
    state,
    postcode: postcode?.[1] ?? '',
  };
}

/** Keeps a state that is all there is: "Victoria Park" and "Victoria" are places too. */
function withoutState(words: readonly string[]): { words: readonly string[]; state: StateCode | undefined } {
  for (let count = longestStateName; count > 0; count--) {
    const state = statesByName.get(words.slice(-count).join(' '));
    if (state && words.length > count) return { words: words.slice(0, -count), state };
  }
  return { words, state: undefined };
}

export interface FoundPlace {
  locality: Locality;
  /** Empty for the locality itself. */
  street: string;
  number: string;
  unit: string;
  kind: MatchKind;
}

type Fits = (locality: Locality) => boolean;

interface Reading {
  street: readonly string[];
  matches: NameMatch[];
  score: number;
}

const kindScore: Record<MatchKind, number> = { exact: 3, beginning: 2, mistyped: 1 };
/** Limits localities for a street without one. */
const guessedLocalities = 5;

/** Likeliest first; `from` is the user's position. */
export function findPlaces(
  gazetteer: Gazetteer,
  text: string,
  from: Point | undefined,
  most: number,
): FoundPlace[] {
  const typed = readTypedPlace(text);
  const reading = bestReading(gazetteer, typed, from);
  if (!reading) return [];
  const street = streetName(reading.street);
  const house = street === '' ? { number: '', unit: '' } : { number: typed.number, unit: typed.unit };
  return reading.matches.slice(0, most).map(({ kind, locality }) => ({ locality, kind, street, ...house }));
}

/** Tries each split into street and locality. */
function bestReading(gazetteer: Gazetteer, typed: TypedPlace, from: Point | undefined): Reading | undefined {
  const fits = ({ state, postcode }: Locality) =>
    (!typed.state || state === typed.state) && postcode.startsWith(typed.postcode);
  const spelled = bestSplit(typed, (street, rest) =>
    rest === ''
      ? guesses(gazetteer, { ...typed, words: street }, fits, from)
      : gazetteer.find(rest, fits, from),
  );
  return (
    spelled ??
    bestSplit(typed, (_, rest) => gazetteer.findMistyped(rest, fits, from)) ??
    withoutBegunState(gazetteer, typed, from)
  );
}

function bestSplit(
  typed: TypedPlace,
  find: (street: readonly string[], rest: string) => NameMatch[],
): Reading | undefined {
  const readings: Reading[] = [];
  for (let split = 0; split <= typed.words.length; split++) {
    const street = typed.words.slice(0, split);
    const rest = typed.words.slice(split).join(' ');
    if (street.length === 1 && isStreetForm(street[0] ?? '')) continue;
    const matches = find(street, rest);
    const kind = rest === '' ? undefined : matches[0]?.kind;
    const points = score(typed, street, kind);
    if (matches.length > 0 && points !== undefined) readings.push({ street, matches, score: points });
  }
  return readings.sort((a, b) => b.score - a.score)[0];
}

/** Undefined for an implausible split. */
function score(
  typed: TypedPlace,
  street: readonly string[],
  kind: MatchKind | undefined,
): number | undefined {
  const matched = kind ? kindScore[kind] : 0;
  // With a house number a prefix match is more likely a street.
  if (street.length === 0 && typed.number !== '') return kind === 'exact' ? matched : -1;
  if (street.length === 0) return matched + 3;
  const isStreet = isStreetForm(street.at(-1) ?? '') ? 2 : 0;
  const atComma = typed.wordsBeforeComma === street.length ? 2 : 0;
  if (!isStreet && !atComma && typed.number === '') return undefined;
  // The longer street breaks ties.
  return matched + isStreet + atComma + street.length / 100;
}

/** Without a locality: by postcode or state, near by, or in the biggest cities. */
function guesses(gazetteer: Gazetteer, typed: TypedPlace, fits: Fits, from: Point | undefined): NameMatch[] {
  const isStreet = isStreetForm(typed.words.at(-1) ?? '');
  const isBegunStreet = typed.number !== '' && typed.words.length < 3 && !typed.wordsBeforeComma;
  if (!isStreet && !isBegunStreet && typed.postcode.length < 3) return [];
  const cities = new Set(['sydney', 'melbourne', 'brisbane', 'perth', 'adelaide']);
  const isSpecified = typed.postcode !== '' || typed.state !== undefined || from !== undefined;
  const wanted = isSpecified
    ? fits
    : ({ key, postcode }: Locality) => cities.has(key) && postcode.endsWith('000');
  return gazetteer
    .likeliest(wanted, from, guessedLocalities)
    .map((locality) => ({ kind: 'beginning', locality }));
}

/** `Newtown NS` is an unfinished `Newtown NSW`. */
function withoutBegunState(
  gazetteer: Gazetteer,
  typed: TypedPlace,
  from: Point | undefined,
): Reading | undefined {
  const last = typed.words.at(-1) ?? '';
  if (typed.state || typed.words.length < 2 || last.length > 2) return undefined;
  return bestReading(gazetteer, { ...typed, words: typed.words.slice(0, -1) }, from);
}
