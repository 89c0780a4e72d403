import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import { readNamedArea, withoutArea } from '@bloomkin/shared/rules/namedArea.ts';
import { listWords, streetWords, toShortForm } from '@bloomkin/shared/rules/search.ts';
import type { Address, AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { mostSuggestions } from '#platform/services/addressSuggestions.ts';

/* Suburbs from a list of our own (scripts/mapData.ts), for the minutes in which the place service suggests nothing. */

interface Suburb extends Address {
  key: string;
}

const toKey = (words: readonly string[]) => words.map(toShortForm).join(' ');

let suburbs: Promise<readonly Suburb[]> | undefined;

async function readSuburbs(): Promise<readonly Suburb[]> {
  const { default: byState } = await import('./suburbs.json', { with: { type: 'json' } });
  return Object.entries(byState).flatMap(([state, lines]) =>
    lines.split(';').map((line) => {
      const [suburb = '', postcode = '', lat = '', lng = ''] = line.split(',');
      const address = `${suburb} ${state} ${postcode}`;
      return {
        address,
        suburb,
        state,
        postcode,
        lat: Number(lat),
        lng: Number(lng),
        key: toKey(listWords(suburb)),
      };
    }),
  );
}

const loadSuburbs = () => {
  suburbs ??= readSuburbs();
  return suburbs;
};

/** Sydney, Melbourne, Brisbane, Perth, Adelaide. */
const largest: readonly Point[] = [
  { lat: -33.8688, lng: 151.2093 },
  { lat: -37.8136, lng: 144.9631 },
  { lat: -27.4698, lng: 153.0251 },
  { lat: -31.9523, lng: 115.8613 },
  { lat: -34.9285, lng: 138.6007 },
];

const prefix = 'suburb:';

export const isSuburbId = (id: string): boolean => id.startsWith(prefix);

/** The text that a suggestion put into the field. */
export const readSuburbId = (id: string): string => id.slice(prefix.length);

/** The suburb itself, where the text names no street. */
export async function findSuburb(text: string): Promise<Address | undefined> {
  const found = (await loadSuburbs()).find(({ address }) => address === text);
  if (!found) return undefined;
  const { key: _, ...address } = found;
  return address;
}

/** What was typed before the suburb stays in front of it: a street and its number are never lost. */
export async function suggestSuburbs(typed: string, near?: Point): Promise<AddressSuggestion[]> {
  const all = await loadSuburbs();
  const { state, postcode } = readNamedArea(` ${typed}`);
  const fits = (one: Suburb) => (!state || one.state === state) && (!postcode || one.postcode === postcode);
  const metresToNearest = (suburb: Point) =>
    Math.min(...(near ? [near] : largest).map((point) => metresBetween(point, suburb)));
  const { street, matching } = matchEnding(withoutArea(` ${typed}`).trim(), all.filter(fits));
  return matching
    .map((suburb) => ({ suburb, metres: metresToNearest(suburb) }))
    .sort((a, b) => a.metres - b.metres)
    .slice(0, mostSuggestions)
    .map(({ suburb }) => (street === '' ? suburb.address : `${street}, ${suburb.address}`))
    .map((address) => ({ id: `${prefix}${address}`, address }));
}

/** The longest ending of the text that is, or begins, the name of a suburb. */
function matchEnding(text: string, fitting: readonly Suburb[]) {
  if (text === '') return { street: '', matching: fitting };
  for (const { index: at } of text.matchAll(/[^\s,]+/g)) {
    const words = listWords(text.slice(at));
    const [only] = words;
    // A street's last word is no suburb: 12 King St.
    if (!only || /^\d/.test(only) || (at > 0 && words.length === 1 && streetWords.has(only))) continue;
    const matching = matchKey(toKey(words), fitting);
    if (matching.length > 0) return { street: text.slice(0, at).replace(/[\s,]+$/, ''), matching };
  }
  return { street: '', matching: [] };
}

function matchKey(key: string, fitting: readonly Suburb[]): readonly Suburb[] {
  const exact = fitting.filter((suburb) => suburb.key === key);
  return exact.length > 0 ? exact : fitting.filter((suburb) => suburb.key.startsWith(key));
}
