import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { NearbyLocality } from '#features/map/localities.ts';
import { addShape, cutShape, toParts } from './shapes.ts';
import { holds, type Zone } from './zone.ts';

const polygonsOf = ({ parts }: Zone): Polygon[] => parts.map(({ polygon }) => polygon);

const withShape = (zone: Zone, polygons: readonly Polygon[]): Zone => ({
  ...zone,
  parts: toParts(polygons, zone.parts),
});

/** Takes suburbs out of all other zones and puts them into one; null leaves them without delivery. */
export function assignCells(
  zones: readonly Zone[],
  cells: readonly Polygon[],
  zoneId: string | null,
): Zone[] {
  return zones.map((zone) => {
    if (zone.id === zoneId) return withShape(zone, addShape(polygonsOf(zone), cells));
    return zone.parts.length === 0 ? zone : withShape(zone, cutShape(polygonsOf(zone), cells));
  });
}

/** Adds to one zone and leaves the others: they may overlap. */
export const addCells = (zones: readonly Zone[], cells: readonly Polygon[], zoneId: string): Zone[] =>
  zones.map((zone) => (zone.id === zoneId ? withShape(zone, addShape(polygonsOf(zone), cells)) : zone));

export const listWithin = <L extends NearbyLocality>(
  localities: readonly L[],
  zone: Zone | undefined,
  km: number,
): L[] => localities.filter((locality) => locality.metres <= km * 1000 && !(zone && holds(zone, locality)));
