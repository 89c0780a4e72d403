import { isInAustralia, type Polygon } from './polygon.ts';
import { type Edge, edges, isBetween, isSame, locatePoint, type Ring, turn } from './ring.ts';

/** Why a polygon cannot be a delivery zone (docs/product-rules.md, "Zones"). */
export type PolygonFault =
  | 'too_few_points'
  | 'too_many_points'
  | 'not_closed'
  | 'outside_australia'
  | 'no_area'
  | 'self_crossing'
  | 'hole_outside';

export const polygonFaultMessages: Readonly<Record<PolygonFault, string>> = {
  too_few_points: 'A zone needs at least three corners',
  too_many_points: 'A zone can have 500 points at most',
  not_closed: 'A zone must end where it begins',
  outside_australia: 'A zone must lie in Australia',
  no_area: 'A zone must not be a line',
  self_crossing: 'A zone must not cross itself',
  hole_outside: 'A hole must lie inside its zone',
};

const minRingPoints = 4;
const maxPoints = 500;

export function polygonFault(polygon: Polygon): PolygonFault | undefined {
  const rings: readonly Ring[] = polygon.coordinates;
  const points = rings.flat();
  if (rings.length === 0 || rings.some((ring) => ring.length < minRingPoints)) return 'too_few_points';
  if (points.length > maxPoints) return 'too_many_points';
  if (!rings.every(isClosed)) return 'not_closed';
  if (!points.every(([lng, lat]) => isInAustralia({ lat, lng }))) return 'outside_australia';
  if (!rings.every(hasArea)) return 'no_area';
  if (crossesItself(rings)) return 'self_crossing';
  return holesAreInside(rings) ? undefined : 'hole_outside';
}

function isClosed(ring: Ring): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return first !== undefined && last !== undefined && isSame(first, last);
}

function hasArea(ring: Ring): boolean {
  const [[start, next] = []] = edges(ring);
  if (!start || !next) return false;
  return ring.some((point) => turn(start, next, point) !== 0);
}

/** Edges may touch only at shared ends of consecutive edges. */
function crossesItself(rings: readonly Ring[]): boolean {
  const all = rings.flatMap((ring) => {
    const own = edges(ring);
    return own.map((edge, index) => ({ edge, ring, index, last: own.length - 1 }));
  });
  return all.some((a, position) =>
    all.slice(position + 1).some((b) => {
      const isNext = b.index === a.index + 1 || (a.index === 0 && b.index === b.last);
      return !(a.ring === b.ring && isNext) && edgesMeet(a.edge, b.edge);
    }),
  );
}

function edgesMeet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)] as const;
  if (sides[0] !== sides[1] && sides[2] !== sides[3]) return true;
  return (
    (sides[0] === 0 && isBetween(a, b, c)) ||
    (sides[1] === 0 && isBetween(a, b, d)) ||
    (sides[2] === 0 && isBetween(c, d, a)) ||
    (sides[3] === 0 && isBetween(c, d, b))
  );
}

function holesAreInside([outer = [], ...holes]: readonly Ring[]): boolean {
  return holes.every((hole) => hole.every((point) => locatePoint(outer, point) === 'inside'));
}
