import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { NearbyLocality } from '#features/map/localities.ts';
import { addShape, cutShape, toParts } from './shapes.ts';
import { holds, listPolygons, type Zone } from './zone.ts';

const withShape = (zone: Zone, polygons: readonly Polygon[]): Zone => ({
  ...zone,
  parts: toParts(polygons, zone.parts),
});

/** Moves suburbs to one zone; null leaves them without delivery. */
export function assignCells(
  zones: readonly Zone[],
  cells: readonly Polygon[],
  zoneId: string | null,
): Zone[] {
  return zones.map((zone) => {
    if (zone.id === zoneId) return withShape(zone, addShape(listPolygons(zone), cells));
    return zone.parts.length === 0 ? zone : withShape(zone, cutShape(listPolygons(zone), cells));
  });
}

/** Adds to one zone without removing from others: zones may overlap. */
export const addCells = (zones: readonly Zone[], cells: readonly Polygon[], zoneId: string): Zone[] =>
  zones.map((zone) => (zone.id === zoneId ? withShape(zone, addShape(listPolygons(zone), cells)) : zone));

export const listWithin = <L extends NearbyLocality>(
  localities: readonly L[],
  zone: Zone | undefined,
  km: number,
): L[] => localities.filter((locality) => locality.metres <= km * 1000 && !(zone && holds(zone, locality)));
