import { createHash } from 'node:crypto';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Locality } from './locality.ts';

const metresPerDegree = 111_195;
/** Metres from the locality's middle, and from the street's middle to its houses. */
const streetMetres = 200;
const houseMetres = 150;
const sideMetres = 8;

/** Invented but stable: no list of streets is available. Within 400 m of the locality's middle. */
export function streetPoint(locality: Locality, street: string, number: string): Point {
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
