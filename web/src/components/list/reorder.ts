export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Moves one id to another index. */
export function moveTo<T>(ids: readonly T[], id: T, to: number): readonly T[] {
  const others = ids.filter((other) => other !== id);
  return ids.includes(id) ? others.toSpliced(to, 0, id) : ids;
}

/** The index whose midpoint is nearest to the moved item's. */
export function findNearest(places: readonly Place[], from: number, moved: { x: number; y: number }): number {
  const start = places[from];
  if (!start) return from;
  const distances = places.map((place) =>
    Math.hypot(
      start.x + start.width / 2 + moved.x - place.x - place.width / 2,
      start.y + start.height / 2 + moved.y - place.y - place.height / 2,
    ),
  );
  return distances.indexOf(Math.min(...distances));
}
