export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same ids with one of them at another index. */
export function moveTo<T>(ids: readonly T[], id: T, to: number): readonly T[] {
  const others = ids.filter((other) => other !== id);
  return ids.includes(id) ? others.toSpliced(to, 0, id) : ids;
}

/** The index of the place whose middle is nearest to that of the moved one. */
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
