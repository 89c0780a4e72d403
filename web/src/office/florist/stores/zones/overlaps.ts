import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { computeOverlap, ringArea } from './shapes.ts';
import { listPolygons, type Zone } from './zone.ts';

/** Two zones that cut into each other. */
export interface Overlap {
  zones: readonly [Zone, Zone];
  shared: readonly Polygon[];
}

const sumArea = (polygons: readonly Polygon[]) =>
  polygons.reduce((sum, { coordinates: [outer = []] }) => sum + ringArea(outer), 0);

/** A zone around another is plain to see: only those that cut into each other are hatched. */
const wholeShare = 0.98;

export function listOverlaps(zones: readonly Zone[]): Overlap[] {
  return zones.flatMap((zone, index) =>
    zones.slice(index + 1).flatMap((other) => {
      const [one, two] = [listPolygons(zone), listPolygons(other)];
      const shared = computeOverlap(one, two);
      const isWhole = sumArea(shared) > wholeShare * Math.min(sumArea(one), sumArea(two));
      return shared.length === 0 || isWhole ? [] : { zones: [zone, other], shared };
    }),
  );
}
