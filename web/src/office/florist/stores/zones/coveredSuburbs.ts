import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { boundingBox, holdsPoint, isInside } from '@bloomkin/shared/rules/polygon.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Suburb } from './useLocalities.ts';
import type { Zone } from './zone.ts';

/** Neighbours share their borders, so points on a border say nothing. */
const towardsBorder = 0.95;

/** Corners of a suburb's cell and the middles between them, slightly inside. */
function listTestPoints(suburb: Suburb): Point[] {
  const ring = suburb.cell()?.coordinates[0] ?? [];
  const within = (to: number, from: number) => from + (to - from) * towardsBorder;
  return ring.flatMap(([lng, lat], index) => {
    const [nextLng, nextLat] = ring[index + 1] ?? [lng, lat];
    return [
      { lat: within(lat, suburb.lat), lng: within(lng, suburb.lng) },
      { lat: within((lat + nextLat) / 2, suburb.lat), lng: within((lng + nextLng) / 2, suburb.lng) },
    ];
  });
}

function listCovered(polygon: Polygon, suburbs: readonly Suburb[]): string[] {
  const box = boundingBox(polygon);
  return suburbs
    .filter((suburb) => isInside(box, suburb) && holdsPoint(polygon, suburb))
    .filter((suburb) => listTestPoints(suburb).every((point) => holdsPoint(polygon, point)))
    .map(({ id }) => id);
}

/** Names the suburbs of each area, for addresses that the map puts elsewhere; a border drawn through one leaves it to the map. */
export const nameSuburbs = (zones: readonly Zone[], suburbs: readonly Suburb[]): Zone[] =>
  zones.map((zone) => ({
    ...zone,
    parts:
      suburbs.length === 0
        ? zone.parts
        : zone.parts.map((part) => ({ ...part, suburbs: listCovered(part.polygon, suburbs) })),
  }));
