import { isStateCode, type StateCode, stateNames } from './locality.ts';
import { parsePlaceTerms, placeKey } from './placeTerms.ts';

export interface TypedPlace {
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

export function readTypedPlace(text: string): TypedPlace {
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
