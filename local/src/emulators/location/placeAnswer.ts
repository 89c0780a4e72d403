import * as z from 'zod';
import type { FoundPlace } from './findPlaces.ts';
import { type Locality, stateNames } from './locality.ts';
import { streetPoint } from './streetPoint.ts';

export function placeLabel({ locality, street, number, unit }: FoundPlace): string {
  const { name, state, postcode } = locality;
  const house = [unit && number ? `${unit}/${number}` : number, street]
    .filter((part) => part !== '')
    .join(' ');
  return [house, `${name} ${state} ${postcode}`, 'Australia'].filter((part) => part !== '').join(', ');
}

export function toPlace(found: FoundPlace): object {
  const { locality, street, number, unit } = found;
  const { lat, lng } = street === '' ? locality : streetPoint(locality, street, number);
  return {
    Label: placeLabel(found),
    Geometry: { Point: [lng, lat] },
    ...(number && { AddressNumber: number }),
    ...(street && { Street: street }),
    ...(unit && { UnitNumber: unit }),
    Municipality: locality.name,
    Region: stateNames[locality.state],
    Country: 'AUS',
    PostalCode: locality.postcode,
    Interpolated: false,
    Categories: [street === '' ? 'MunicipalityType' : number ? 'AddressType' : 'StreetType'],
  };
}

const PlaceId = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.string()]);

/** Self-contained, so that ids never expire. */
export function placeId({ locality, street, number, unit }: FoundPlace): string {
  const parts = [locality.key, locality.state, locality.postcode, street, number, unit];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

export interface PlaceIdParts {
  key: string;
  isIt(locality: Locality): boolean;
  street: string;
  number: string;
  unit: string;
}

export function readPlaceId(id: string): PlaceIdParts | undefined {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const parts = PlaceId.safeParse(text.startsWith('["') ? parseOrNothing(text) : undefined).data;
  if (!parts) return undefined;
  const [key, state, postcode, street, number, unit] = parts;
  const isIt = (locality: Locality) =>
    locality.key === key && locality.state === state && locality.postcode === postcode;
  return { key, isIt, street, number, unit };
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
