import { readNamedArea, withoutArea } from './namedArea.ts';
import { listWords, streetWords, toShortForm } from './search.ts';

interface FoundPlace {
  address: string;
  suburb: string;
  state: string;
  postcode: string;
}

export interface PlaceMatch<P extends FoundPlace> {
  /** The only place that the text names. */
  place?: P;
  /** What the person chooses from. */
  choices: readonly P[];
}

const unitWords = new Set(['unit', 'flat', 'suite', 'shop', 'apt', 'lvl']);

/** 'Unit 3, 12 High Street' and '3/12 High St' are the same. */
const normalise = (text: string): string =>
  listWords(text)
    .map(toShortForm)
    .filter((word) => !unitWords.has(word))
    .join(' ');

const lastWord = (text: string): string => text.split(' ').at(-1) ?? '';

/** Never contradicts the suburb, state and postcode that were typed; the first of several is not taken unasked. */
export function matchPlaces<P extends FoundPlace>(typed: string, found: readonly P[]): PlaceMatch<P> {
  const unique = [...new Map(found.map((place) => [place.address, place])).values()];
  const exact = unique.find(({ address }) => normalise(address) === normalise(typed));
  if (exact) return { place: exact, choices: [] };
  const { state, postcode } = readNamedArea(typed);
  const inArea = unique.filter(
    (place) => (!state || place.state === state) && (!postcode || place.postcode === postcode),
  );
  const text = ` ${normalise(withoutArea(typed))}`;
  const named = inArea.filter(({ suburb }) => suburb !== '' && text.endsWith(` ${normalise(suburb)}`));
  const longest = Math.max(0, ...named.map(({ suburb }) => suburb.length));
  const inSuburb = named.filter(({ suburb }) => suburb.length === longest);
  const namesNoSuburb = streetWords.has(lastWord(text)) || /\d$/.test(text) || text.trim() === '';
  const matching = inSuburb.length > 0 ? inSuburb : namesNoSuburb ? inArea : [];
  const [only] = matching;
  if (only && matching.length === 1) return { place: only, choices: [] };
  return { choices: matching.length > 0 ? matching : unique };
}
