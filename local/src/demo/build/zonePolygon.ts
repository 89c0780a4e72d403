import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';

const corners = 20;
const kmPerDegree = 111.2;
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** An irregular circle; the same shape for every radius, so that a store's zones nest. */
export function zonePolygon(centre: Point, radiusKm: number): Polygon {
  const ring = Array.from({ length: corners }, (_, corner): [number, number] => {
    const angle = (corner / corners) * 2 * Math.PI;
    const km =
      radiusKm * (1 + 0.07 * Math.sin(3 * angle + centre.lat) + 0.05 * Math.cos(5 * angle + centre.lng));
    const kmPerDegreeEast = kmPerDegree * Math.cos((centre.lat * Math.PI) / 180);
    return [
      roundDegrees(centre.lng + (km * Math.cos(angle)) / kmPerDegreeEast),
      roundDegrees(centre.lat + (km * Math.sin(angle)) / kmPerDegree),
    ];
  });
  const [first] = ring;
  return { type: 'Polygon', coordinates: [first ? [...ring, first] : ring] };
}
