import {
  LocationClient,
  type Place,
  SearchPlaceIndexForPositionCommand,
  SearchPlaceIndexForTextCommand,
} from '@aws-sdk/client-location';
import { toStateCode } from '@bloomkin/shared/rules/namedArea.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { setting } from '#platform/settings.ts';
import { clientOptions, type PlaceLookups, withoutCountry } from './placeApi.ts';

export const client = new LocationClient(clientOptions);
export const australia = { FilterCountries: ['AUS'], Language: 'en' };

export const placeIndexes: PlaceLookups = {
  async byText(text, limit, near) {
    const { Results = [] } = await client.send(
      new SearchPlaceIndexForTextCommand({
        IndexName: setting('PLACES'),
        Text: text,
        MaxResults: limit,
        ...(near && { BiasPosition: near }),
        ...australia,
      }),
    );
    return Results.flatMap(({ Place }) => toAddress(Place));
  },

  async byPoint(position, limit) {
    const { Results = [] } = await client.send(
      new SearchPlaceIndexForPositionCommand({
        IndexName: setting('PLACES'),
        Position: position,
        Language: australia.Language,
        MaxResults: limit,
      }),
    );
    return Results.flatMap(({ Place, Distance = 0 }) =>
      toAddress(Place).map((address) => ({ ...address, metres: Distance })),
    );
  },
};

/** Empty for a place outside Australia or without a point. */
export function toAddress(place: Place | undefined): Address[] {
  const [lng, lat] = place?.Geometry?.Point ?? [];
  if (!place || lng === undefined || lat === undefined || place.Country !== 'AUS') return [];
  return [
    {
      address: withoutCountry(place.Label ?? ''),
      lat,
      lng,
      suburb: place.Municipality ?? '',
      state: toStateCode(place.Region ?? ''),
      postcode: place.PostalCode ?? '',
    },
  ];
}
