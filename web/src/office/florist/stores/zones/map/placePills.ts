import type { Position } from '@bloomkin/shared/rules/ring.ts';
import { holds, type Zone } from '#office/florist/stores/zones/zone.ts';
import { isWithin } from './cornerSizes.ts';
import type { Pixel } from './useZoneMap.ts';

/** Sideways by a price's width, up and down by its height; nearest first. */
const halves = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const steps: readonly Pixel[] = halves
  .flatMap((across) => halves.map((down) => ({ x: across * 30, y: down * 25 })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
/** A corner and a price, or two prices, overlap when they are nearer than this. */
const cornerReach: Pixel = { x: 54, y: 46 };
const pillReach: Pixel = { x: 58, y: 46 };
/** What is seen of them, without the touch areas. */
const seenCorner: Pixel = { x: 40, y: 26 };
const seenPill: Pixel = { x: 56, y: 34 };

/**
 * Draggable corners have priority: price labels below them move aside, without overlapping each other.
 * They leave the area where they count only when it has no room.
 */
export function stepAside(
  pills: ReadonlyMap<string, Pixel>,
  corners: readonly Pixel[],
  isInZone: (id: string, at: Pixel) => boolean,
): ReadonlyMap<string, Pixel> {
  const placed = new Map(pills);
  for (const [id, pixel] of pills) {
    if (!isWithin(cornerReach, pixel, corners)) continue;
    const others = [...placed].filter(([other]) => other !== id).map(([, at]) => at);
    const isFree = (at: Pixel) => !isWithin(cornerReach, at, corners) && !isWithin(pillReach, at, others);
    const isSeen = (at: Pixel) => !isWithin(seenCorner, at, corners) && !isWithin(seenPill, at, others);
    const places = steps.map((step) => ({ x: pixel.x + step.x, y: pixel.y + step.y }));
    const inside = places.filter((at) => isInZone(id, at));
    const best = inside.find(isFree) ?? inside.find(isSeen) ?? places.find(isFree);
    if (best) placed.set(id, best);
  }
  return placed;
}

/** From the middle of a zone towards its corners. */
const shares = [0, 0.5, 0.7];

/** Positions of the zones' prices: inside the zone, outside others, apart from other prices. */
export function placePills(zones: readonly Zone[]): ReadonlyMap<string, Position> {
  const placed = new Map<string, Position>();
  for (const zone of zones) {
    const others = zones.filter((other) => other !== zone);
    const worth = ([lng, lat]: Position) => {
      const point = { lng, lat };
      const shared = others.filter((other) => holds(other, point)).length;
      const nearest = Math.min(1, ...[...placed.values()].map(([x, y]) => Math.hypot(x - lng, y - lat)));
      return (holds(zone, point) ? 0 : -10) - shared + nearest;
    };
    const [best] = listCandidates(zone).sort((a, b) => worth(b) - worth(a));
    if (best) placed.set(zone.id, best);
  }
  return placed;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function listCandidates({ parts }: Zone): Position[] {
  return parts.flatMap(({ polygon }) => {
    const ring = (polygon.coordinates[0] ?? []).slice(1);
    const [x, y] = [average(ring.map(([lng]) => lng)), average(ring.map(([, lat]) => lat))];
    return ring.flatMap(([lng, lat]) =>
      shares.map((share): Position => [x + (lng - x) * share, y + (lat - y) * share]),
    );
  });
}
