import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Position } from '@bloomkin/shared/rules/ring.ts';
import { Delaunay } from 'd3-delaunay';
import { intersection } from 'polyclip-ts';

/** No suburb reaches further from its middle: beyond the last town its cell would be endless. */
const reachKm = 9;
const kmPerDegree = 111.195;
const discCorners = 16;

export type Ring = Position[];
type LatLng = Point;

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;

/** Voronoi cells by the locality's index. Neighbours share their corners to the digit. */
export function computeCells(points: readonly LatLng[]): (index: number) => Ring | undefined {
  const [first] = points;
  if (!first) return () => undefined;
  const stretch = Math.cos((first.lat * Math.PI) / 180);
  const flat = points.map(({ lat, lng }): [number, number] => [lng * stretch, lat]);
  const margin = reachKm / kmPerDegree;
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const bounds: [number, number, number, number] = [
    Math.min(...xs) - margin,
    Math.min(...ys) - margin,
    Math.max(...xs) + margin,
    Math.max(...ys) + margin,
  ];
  const delaunay = Delaunay.from(flat);
  const voronoi = delaunay.voronoi(bounds);
  return (index) => {
    const [x = 0, y = 0] = flat[index] ?? [];
    // Two localities with the same point share a cell.
    const cell = voronoi.cellPolygon(index) ?? voronoi.cellPolygon(delaunay.find(x, y));
    const point = points[index];
    if (!cell || !point) return undefined;
    const ring = cell.map(([x, y]): Position => [round(x / stretch), round(y)]);
    return clipToReach(ring, point, stretch);
  };
}

function clipToReach(ring: Ring, point: LatLng, stretch: number): Ring {
  const reach = reachKm / kmPerDegree;
  const isFar = ([lng, lat]: Position) => Math.hypot((lng - point.lng) * stretch, lat - point.lat) > reach;
  if (!ring.some(isFar)) return ring;
  const disc = Array.from({ length: discCorners + 1 }, (_, corner): [number, number] => {
    const angle = ((corner % discCorners) / discCorners) * 2 * Math.PI;
    return [
      round(point.lng + (reach * Math.cos(angle)) / stretch),
      round(point.lat + reach * Math.sin(angle)),
    ];
  });
  const [clipped] = intersection([ring.map(([lng, lat]): [number, number] => [lng, lat])], [disc]);
  return clipped?.[0]?.map(([lng, lat]): Position => [round(lng), round(lat)]) ?? ring;
}
