export type Position = readonly [lng: number, lat: number];
export type Ring = readonly Position[];
export type Edge = readonly [from: Position, to: Position];

export function locatePoint(ring: Ring, point: Position): 'inside' | 'edge' | 'outside' {
  let inside = false;
  for (const [from, to] of edges(ring)) {
    if (turn(from, to, point) === 0 && isBetween(from, to, point)) return 'edge';
    const crosses = from[1] > point[1] !== to[1] > point[1];
    if (crosses && turn(from, to, point) > 0 === to[1] > from[1]) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
}

export function edges(ring: Ring): Edge[] {
  const found: Edge[] = [];
  let from = ring[0];
  for (const to of ring) {
    if (from && !isSame(from, to)) found.push([from, to]);
    from = to;
  }
  return found;
}

export const isSame = (a: Position, b: Position) => a[0] === b[0] && a[1] === b[1];

/** Positive when c is left of a→b, 0 on the line. */
export const turn = (a: Position, b: Position, c: Position): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

/** For collinear points. */
export const isBetween = (a: Position, b: Position, point: Position): boolean =>
  Math.min(a[0], b[0]) <= point[0] &&
  point[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= point[1] &&
  point[1] <= Math.max(a[1], b[1]);
