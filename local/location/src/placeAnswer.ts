import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { FoundPlace } from './findPlaces.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { Point } from './geometry.ts';
import { type Locality, stateNames } from './locality.ts';

const metresPerDegree = 111_195;
/** Metres from the locality's middle, and from the street's middle to its houses. */
const streetMetres = 200;
const houseMetres = 150;
const sideMetres = 8;

/** Invented but stable: no list of streets is available. Within 400 m of the locality's middle. */
function streetPoint(locality: Locality, street: string, number: string): Point {
  const [far, bearing, direction] = fractions(`${street.toLowerCase()} ${locality.key} ${locality.postcode}`);
  const house = offsetOfHouse(number);
  const turn = direction * Math.PI;
  const middle = { r: far * streetMetres, angle: bearing * 2 * Math.PI };
  const east =
    middle.r * Math.cos(middle.angle) + house.along * Math.cos(turn) - house.aside * Math.sin(turn);
  const north =
    middle.r * Math.sin(middle.angle) + house.along * Math.sin(turn) + house.aside * Math.cos(turn);
  const metresPerLng = metresPerDegree * Math.cos((locality.lat * Math.PI) / 180);
  return {
    lat: roundDegrees(locality.lat + north / metresPerDegree),
    lng: roundDegrees(locality.lng + east / metresPerLng),
  };
}

/** Farther along with the number, asymptotically. */
function offsetOfHouse(number: string): { along: number; aside: number } {
  if (number === '') return { along: 0, aside: 0 };
  const [, digits = '0', letter = ''] = /^(\d+)([A-Z]?)/.exec(number) ?? [];
  const value = Number(digits) + (letter === '' ? 0 : (letter.charCodeAt(0) - 64) / 27);
  const along = houseMetres * ((2 * value) / (value + 60) - 1);
  return { along, aside: Number(digits) % 2 === 0 ? sideMetres : -sideMetres };
}

function fractions(text: string): [number, number, number] {
  const hash = createHash('sha256').update(text).digest();
  const at = (offset: number) => hash.readUInt32BE(offset) / 2 ** 32;
  return [at(0), at(4), at(8)];
}

const roundDegrees = (degrees: number) => Number(degrees.toFixed(6));

export function placeLabel({ locality, street, number, unit }: FoundPlace): string {
  const { name, state, postcode } = locality;
  const house = [unit && number ? `${unit}/${number}` : number, street]
    .filter((part) => part !== '')
    .join(' ');
  return [house, `${name} ${state} ${postcode}`, 'Australia'].filter((part) => part !== '').join(', ');
}

export const placePoint = ({ locality, street, number }: FoundPlace): Point =>
  street === '' ? locality : streetPoint(locality, street, number);

export function toPlace(found: FoundPlace): object {
  const { locality, street, number, unit } = found;
  const { lat, lng } = placePoint(found);
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

interface PlaceIdParts {
  key: string;
  isIt(locality: Locality): boolean;
  street: string;
  number: string;
  unit: string;
}

function readPlaceId(id: string): PlaceIdParts | undefined {
  const text = Buffer.from(id, 'base64url').toString('utf8');
  const parts = PlaceId.safeParse(text.startsWith('["') ? parseOrNothing(text) : undefined).data;
  if (!parts) return undefined;
  const [key, state, postcode, street, number, unit] = parts;
  const isIt = (locality: Locality) =>
    locality.key === key && locality.state === state && locality.postcode === postcode;
  return { key, isIt, street, number, unit };
}

export function findPlaceById(id: string, gazetteer: Gazetteer): FoundPlace | undefined {
  const parts = readPlaceId(id);
  const match = parts && gazetteer.find(parts.key, parts.isIt, undefined)[0];
  if (!parts || match?.kind !== 'exact') return undefined;
  const { street, number, unit } = parts;
  return { locality: match.locality, street, number, unit, kind: 'exact' };
}

function parseOrNothing(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
