import type { DeliveryZone } from './deliveryZone.ts';
import type { Point } from './distance.ts';
import { readNamedArea, withoutArea } from './namedArea.ts';
import { type BoundingBox, boundingBox, holdsPoint, isInside } from './polygon.ts';

export interface PlaceToServe extends Point {
  address?: string | undefined;
  /** Its key, where only the suburb of the address is known. */
  suburb?: string | undefined;
}

/** 'Mt Lawley 6050' → 'mount lawley 6050', 'St Kilda 3182' → 'st kilda 3182'. */
export const toSuburbKey = (suburb: string): string =>
  suburb
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’.]/g, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/^mt /, 'mount ')
    .replace(/^saint /, 'st ');

const upToStreet =
  /^.*?\d.*?\b(?:street|st|road|rd|avenue|ave|highway|hwy|parade|pde|drive|dr|lane|ln|place|pl|terrace|tce|crescent|cres|court|ct|way|boulevard|blvd)\b\.?\s+/i;

/** '12 Stirling Hwy, Nedlands WA 6009' → 'Nedlands'; undefined when part of a street may be left. */
export function readSuburb(address: string): string | undefined {
  const last = withoutArea(address).split(',').at(-1)?.trim() ?? '';
  const name = last.replace(upToStreet, '');
  return name && !/\d/.test(name) ? name : undefined;
}

/** '12 Stirling Hwy, Nedlands WA 6009' → 'nedlands 6009'; undefined without a suburb or a postcode. */
export function readSuburbKey(address: string): string | undefined {
  const { postcode } = readNamedArea(address);
  const name = readSuburb(address);
  return postcode && name ? toSuburbKey(`${name} ${postcode}`) : undefined;
}

const suburbOf = ({ suburb, address }: PlaceToServe): string | undefined =>
  suburb ?? (address === undefined ? undefined : readSuburbKey(address));

/** Degrees, about 5 km: how far outside a zone's bounding box an address in a ticked suburb may lie. */
export const suburbReach = 0.05;

const widen = ({ minLng, minLat, maxLng, maxLat }: BoundingBox): BoundingBox => ({
  minLng: minLng - suburbReach,
  minLat: minLat - suburbReach,
  maxLng: maxLng + suburbReach,
  maxLat: maxLat + suburbReach,
});

interface Shape<Z> {
  box: (zone: Z) => BoundingBox;
  holds: (zone: Z) => boolean;
}

/** The zones that ticked the suburb which the address names; without one, the map decides (docs/product-rules.md, "Zones"). */
export function chooseZones<Z extends Pick<DeliveryZone, 'suburbs'>>(
  zones: readonly Z[],
  place: PlaceToServe,
  { box, holds }: Shape<Z>,
): Z[] {
  const suburb = suburbOf(place);
  const ticked = zones.filter(
    (zone) => suburb !== undefined && zone.suburbs?.includes(suburb) && isInside(widen(box(zone)), place),
  );
  return ticked.length > 0 ? ticked : zones.filter(holds);
}

export const servingZones = (zones: readonly DeliveryZone[], place: PlaceToServe): DeliveryZone[] =>
  chooseZones(zones, place, {
    box: ({ polygon }) => boundingBox(polygon),
    holds: ({ polygon }) => holdsPoint(polygon, place),
  });
