import type { Position } from '@bloomkin/shared/rules/ring.ts';
import { holds, type Zone } from '../zone.ts';

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
