import {
  type Address as FoundAddress,
  GeocodeCommand,
  GeoPlacesClient,
  ReverseGeocodeCommand,
} from '@aws-sdk/client-geo-places';
import { toStateCode } from '@bloomkin/shared/rules/namedArea.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { clientOptions, type PlaceLookups, withoutCountry } from './placeApi.ts';

export const client = new GeoPlacesClient(clientOptions);
export const australia = { Filter: { IncludeCountries: ['AUS'] }, Language: 'en' };
/** Carts and orders keep what is found. */
export const stored = { IntendedUse: 'Storage' } as const;

export const geoPlaces: PlaceLookups = {
  async byText(text, limit, near) {
    const { ResultItems = [] } = await client.send(
      new GeocodeCommand({
        QueryText: text,
        MaxResults: limit,
        ...(near && { BiasPosition: near }),
        ...australia,
        ...stored,
      }),
    );
    return ResultItems.flatMap(toAddress);
  },

  async byPoint(position, limit) {
    const { ResultItems = [] } = await client.send(
      new ReverseGeocodeCommand({
        QueryPosition: position,
        MaxResults: limit,
        Language: australia.Language,
        ...stored,
      }),
    );
    return ResultItems.flatMap((item) =>
      toAddress(item).map((address) => ({ ...address, metres: item.Distance ?? 0 })),
    );
  },
};

interface FoundItem {
  Address?: FoundAddress | undefined;
  Position?: number[] | undefined;
}

/** Empty for a place outside Australia or without a point. */
export function toAddress({ Address: found = {}, Position = [] }: FoundItem): Address[] {
  const [lng, lat] = Position;
  if (lng === undefined || lat === undefined || found.Country?.Code3 !== 'AUS') return [];
  const { Label = '', District = '', Locality = '', Region, PostalCode = '' } = found;
  return [
    {
      address: withoutCountry(Label),
      lat,
      lng,
      // Where the provider has a city and its part, the address names the part.
      suburb: District !== '' && Label.includes(District) ? District : Locality,
      state: Region?.Code ?? toStateCode(Region?.Name ?? ''),
      postcode: PostalCode,
    },
  ];
}
