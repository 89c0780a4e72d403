import { isSame, type Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';

/** A corner of a zone: which polygon, which ring, which corner. */
export interface CornerAt {
  part: number;
  ring: number;
  corner: number;
}

export const cornerKey = ({ part, ring, corner }: CornerAt): string => `${part}.${ring}.${corner}`;

type Shape = readonly Polygon[];

/** Without the last corner, which repeats the first. */
const openRing = (ring: readonly Position[]): Position[] => {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && ring.length > 1 && isSame(first, last) ? ring.slice(0, -1) : [...ring];
};

export const closeRing = (corners: readonly Position[]): [number, number][] =>
  [...corners, ...corners.slice(0, 1)].map(([lng, lat]) => [lng, lat]);

function editRing(shape: Shape, at: CornerAt, edit: (corners: Position[]) => Position[]): Polygon[] {
  return shape.map((polygon, part) => {
    if (part !== at.part) return polygon;
    const coordinates = polygon.coordinates.map((ring, index) =>
      index === at.ring ? closeRing(edit(openRing(ring))) : ring,
    );
    return { ...polygon, coordinates };
  });
}

export const moveCorner = (shape: Shape, at: CornerAt, to: Position): Polygon[] =>
  editRing(shape, at, (corners) => corners.with(at.corner, to));

/** After the corner. */
export const insertCorner = (shape: Shape, at: CornerAt, position: Position): Polygon[] =>
  editRing(shape, at, (corners) => corners.toSpliced(at.corner + 1, 0, position));

const fewestCorners = 3;

/** An outer ring keeps three corners; a hole with three is removed. */
export function removeCorner(shape: Shape, at: CornerAt): Polygon[] {
  const ring = shape[at.part]?.coordinates[at.ring] ?? [];
  if (openRing(ring).length > fewestCorners)
    return editRing(shape, at, (corners) => corners.toSpliced(at.corner, 1));
  if (at.ring === 0) return [...shape];
  return shape.map((polygon, part) =>
    part === at.part ? { ...polygon, coordinates: polygon.coordinates.toSpliced(at.ring, 1) } : polygon,
  );
}

export const moveShape = (shape: Shape, lng: number, lat: number): Polygon[] =>
  shape.map((polygon) => ({
    ...polygon,
    coordinates: polygon.coordinates.map((ring) =>
      ring.map(([x, y]): [number, number] => [round(x + lng), round(y + lat)]),
    ),
  }));

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export interface Corner extends CornerAt {
  position: Position;
  next: Position;
}

export const listCorners = (shape: Shape): Corner[] =>
  shape.flatMap(({ coordinates }, part) =>
    coordinates.flatMap((ring, index) => {
      const corners = openRing(ring);
      return corners.map((position, corner) => ({
        part,
        ring: index,
        corner,
        position,
        next: corners[(corner + 1) % corners.length] ?? position,
      }));
    }),
  );
