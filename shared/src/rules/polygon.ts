import type { Point } from './distance.ts';
import { locatePoint, type Position } from './ring.ts';

/** A GeoJSON Polygon: rings of [lng, lat]. */
export interface Polygon {
  type: 'Polygon';
  coordinates: [number, number][][];
}

export interface BoundingBox {
  minLng: number;
  minLat: number;
  maxLng: number;
  maxLat: number;
}

/** The mainland with Lord Howe Island and Torres Strait, then Norfolk, Christmas and the Cocos Islands. */
const australia: readonly BoundingBox[] = [
  { minLng: 112.5, minLat: -44, maxLng: 159.5, maxLat: -9 },
  { minLng: 167.8, minLat: -29.2, maxLng: 168.1, maxLat: -28.9 },
  { minLng: 105.4, minLat: -10.7, maxLng: 105.8, maxLat: -10.3 },
  { minLng: 96.7, minLat: -12.3, maxLng: 97, maxLat: -11.7 },
];

export const isInside = (box: BoundingBox, { lat, lng }: Point): boolean =>
  lng >= box.minLng && lng <= box.maxLng && lat >= box.minLat && lat <= box.maxLat;

export const isInAustralia = (point: Point): boolean => australia.some((box) => isInside(box, point));

export function boundingBox(polygon: Polygon): BoundingBox {
  const box = { minLng: Infinity, minLat: Infinity, maxLng: -Infinity, maxLat: -Infinity };
  for (const [lng, lat] of polygon.coordinates[0] ?? []) {
    box.minLng = Math.min(box.minLng, lng);
    box.maxLng = Math.max(box.maxLng, lng);
    box.minLat = Math.min(box.minLat, lat);
    box.maxLat = Math.max(box.maxLat, lat);
  }
  return box;
}

/** Edges count as inside, including those of holes. */
export function holdsPoint(polygon: Polygon, { lat, lng }: Point): boolean {
  const [outer, ...holes] = polygon.coordinates;
  if (!outer) return false;
  const point: Position = [lng, lat];
  return (
    locatePoint(outer, point) !== 'outside' && holes.every((hole) => locatePoint(hole, point) !== 'inside')
  );
}
