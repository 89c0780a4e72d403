import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { type BoundingBox, boundingBox, isInside } from '@bloomkin/shared/rules/polygon.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';

/** Packed, because a listing tests thousands of zones and must not create garbage. */
export interface PackedPolygon {
  box: BoundingBox;
  rings: readonly Float64Array[];
}

export const packPolygon = (polygon: Polygon): PackedPolygon => ({
  box: boundingBox(polygon),
  rings: polygon.coordinates.map((ring) => Float64Array.from(ring.flat())),
});

/** Gives the same result as `holdsPoint` of shared; a test compares them. */
export function packedHoldsPoint({ box, rings }: PackedPolygon, point: Point): boolean {
  if (!isInside(box, point)) return false;
  return rings.every((ring, number) => {
    const side = locatePoint(ring, point.lng, point.lat);
    return number === 0 ? side !== 'outside' : side !== 'inside';
  });
}

function locatePoint(ring: Float64Array, x: number, y: number): 'inside' | 'edge' | 'outside' {
  let inside = false;
  for (let at = 2; at < ring.length; at += 2) {
    const x1 = ring[at - 2] ?? 0;
    const y1 = ring[at - 1] ?? 0;
    const x2 = ring[at] ?? 0;
    const y2 = ring[at + 1] ?? 0;
    const turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
    if (turn === 0 && isWithin(x, x1, x2) && isWithin(y, y1, y2)) return 'edge';
    const crosses = y1 > y !== y2 > y;
    if (crosses && turn > 0 === y2 > y1) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

const isWithin = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
