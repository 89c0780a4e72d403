import {
  LocationClient,
  type Place,
  SearchPlaceIndexForPositionCommand,
  SearchPlaceIndexForTextCommand,
} from '@aws-sdk/client-location';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { setting, settings } from '../settings.ts';
import { clientTimeouts } from './clientTimeouts.ts';

const client = new LocationClient({
  region: settings.AWS_REGION,
  maxAttempts: 2,
  requestHandler: clientTimeouts(3000),
});
const australia = { FilterCountries: ['AUS'], Language: 'en' };

export async function findByText(text: string): Promise<Address[]> {
  return searchText(text, 10);
}

export async function suggestByText(text: string): Promise<Address[]> {
  return text.trim().length < 2 ? [] : searchText(text, 6);
}

export async function findByPoint(point: Point): Promise<Address[]> {
  return (await searchPoint(point, 3)).map(({ metres: _, ...address }) => address);
}

export interface AddressNearby extends Address {
  /** From the searched point. */
  metres: number;
}

export async function findNearby(point: Point): Promise<AddressNearby[]> {
  return searchPoint(point, 50);
}

async function searchPoint({ lat, lng }: Point, limit: number): Promise<AddressNearby[]> {
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

async function searchText(text: string, limit: number): Promise<Address[]> {
  if (text.trim() === '') return [];
  const { Results = [] } = await client.send(
    new SearchPlaceIndexForTextCommand({
      IndexName: setting('PLACE_INDEX'),
      Text: text.slice(0, 200),
      MaxResults: limit,
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

const stateCode = (region: string) => stateCodes[region] ?? region;

/** Empty for a place outside Australia or without a point. Positions are [lng, lat]. */
function toAddress(place: Place | undefined): Address[] {
  const [lng, lat] = place?.Geometry?.Point ?? [];
  if (!place || lng === undefined || lat === undefined || place.Country !== 'AUS') return [];
  return [
    {
      address: (place.Label ?? '').replace(/, AUS$|, Australia$/, ''),
      lat,
      lng,
      suburb: place.Municipality ?? '',
      state: stateCode(place.Region ?? ''),
      postcode: place.PostalCode ?? '',
    },
  ];
}
