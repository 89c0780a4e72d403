import {
  GetPlaceCommand,
  LocationClient,
  type Place,
  SearchPlaceIndexForPositionCommand,
  SearchPlaceIndexForSuggestionsCommand,
  SearchPlaceIndexForTextCommand,
} from '@aws-sdk/client-location';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address, AddressSuggestion } from '@bloomkin/shared/schemas/address.ts';
import { clientTimeouts } from '#platform/clientTimeouts.ts';
import { setting, settings } from '#platform/settings.ts';

const lifeMs = 60 * 60 * 1000;
const most = 500;

/** Caches a service's public answers for an hour; the oldest are dropped first. */
class RecentAnswers<T> {
  private readonly entries = new Map<string, { answer: T; untilMs: number }>();

  async read(key: string, ask: () => Promise<T>): Promise<T> {
    const known = this.entries.get(key);
    if (known && known.untilMs > Date.now()) return known.answer;
    const answer = await ask();
    this.entries.delete(key);
    this.entries.set(key, { answer, untilMs: Date.now() + lifeMs });
    const [oldest] = this.entries.keys();
    if (this.entries.size > most && oldest !== undefined) this.entries.delete(oldest);
    return answer;
  }
}

const client = new LocationClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(3000),
});
const australia = { FilterCountries: ['AUS'], Language: 'en' };

/** Only results of the storage index may be stored. */
const texts = new RecentAnswers<Address[]>();
const points = new RecentAnswers<AddressNearby[]>();

/** Places close to `near` come first. */
export async function findByText(text: string, near?: Point): Promise<Address[]> {
  return searchText(text, 10, near);
}

/** Coarse: neighbours share cached answers. */
const toBias = ({ lat, lng }: Point) => [Number(lng.toFixed(2)), Number(lat.toFixed(2))];

/** A single-use index costs an eighth of one whose results may be stored. */
export async function suggestByText(text: string, near?: Point): Promise<AddressSuggestion[]> {
  if (text.trim().length < 2) return [];
  const { Results = [] } = await client.send(
    new SearchPlaceIndexForSuggestionsCommand({
      IndexName: setting('SUGGESTION_INDEX'),
      Text: text.slice(0, 200),
      ...(near && { BiasPosition: toBias(near) }),
      MaxResults: 6,
      ...australia,
    }),
  );
  // A suggestion without an id is another query, such as "florists in Newtown".
  return Results.flatMap(({ Text = '', PlaceId }) =>
    PlaceId ? [{ id: PlaceId, address: withoutCountry(Text) }] : [],
  );
}

export async function findById(id: string): Promise<Address[]> {
  try {
    const { Place } = await client.send(
      new GetPlaceCommand({
        IndexName: setting('PLACE_INDEX'),
        PlaceId: id,
        Language: australia.Language,
      }),
    );
    return toAddress(Place);
  } catch (error) {
    if (error instanceof Error && unknownPlace.has(error.name)) return [];
    throw error;
  }
}

const unknownPlace: ReadonlySet<string> = new Set(['ResourceNotFoundException', 'ValidationException']);

export async function findByPoint(point: Point): Promise<Address[]> {
  return (await searchPoint(point, 3)).map(({ metres: _, ...address }) => address);
}

export interface AddressNearby extends Address {
  metres: number;
}

export async function findNearby(point: Point): Promise<AddressNearby[]> {
  return searchPoint(point, 50);
}

const searchPoint = ({ lat, lng }: Point, limit: number): Promise<AddressNearby[]> =>
  points.read(`${lat.toFixed(5)},${lng.toFixed(5)} ${limit}`, () => askPoint({ lat, lng }, limit));

async function askPoint({ lat, lng }: Point, limit: number): Promise<AddressNearby[]> {
  const { Results = [] } = await client.send(
    new SearchPlaceIndexForPositionCommand({
      IndexName: setting('PLACE_INDEX'),
      Position: [lng, lat],
      Language: australia.Language,
      MaxResults: limit,
    }),
  );
  return Results.flatMap(({ Place, Distance = 0 }) =>
    toAddress(Place).map((address) => ({ ...address, metres: Distance })),
  );
}

async function searchText(text: string, limit: number, near?: Point): Promise<Address[]> {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ').slice(0, 200);
  if (trimmed === '') return [];
  const bias = near && toBias(near);
  return texts.read(`${trimmed.toLowerCase()} ${limit} ${bias ?? ''}`, () => askText(trimmed, limit, bias));
}

async function askText(text: string, limit: number, bias: number[] | undefined): Promise<Address[]> {
  const { Results = [] } = await client.send(
    new SearchPlaceIndexForTextCommand({
      IndexName: setting('PLACE_INDEX'),
      Text: text,
      MaxResults: limit,
      ...(bias && { BiasPosition: bias }),
      ...australia,
    }),
  );
  return Results.flatMap(({ Place }) => toAddress(Place));
}

const stateCodes: Readonly<Record<string, string>> = {
  'New South Wales': 'NSW',
  Victoria: 'VIC',
  Queensland: 'QLD',
  'South Australia': 'SA',
  'Western Australia': 'WA',
  Tasmania: 'TAS',
  'Northern Territory': 'NT',
  'Australian Capital Territory': 'ACT',
};

const withoutCountry = (label: string) => label.replace(/, AUS$|, Australia$/, '');

const stateCode = (region: string) => stateCodes[region] ?? region;

/** Empty for a place outside Australia or without a point. Positions are [lng, lat]. */
function toAddress(place: Place | undefined): Address[] {
  const [lng, lat] = place?.Geometry?.Point ?? [];
  if (!place || lng === undefined || lat === undefined || place.Country !== 'AUS') return [];
  return [
    {
      address: withoutCountry(place.Label ?? ''),
      lat,
      lng,
      suburb: place.Municipality ?? '',
      state: stateCode(place.Region ?? ''),
      postcode: place.PostalCode ?? '',
    },
  ];
}
