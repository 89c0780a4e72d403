import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useReducer } from 'react';
import { addCells, assignCells } from './assign.ts';
import { toParts } from './shapes.ts';
import type { Suburb } from './useLocalities.ts';
import { zoneName } from './ZoneSelect.tsx';
import { newId, readZones, type Zone } from './zone.ts';
import { currentZones, listZoneChanges, startHistory, zoneReducer } from './zoneHistory.ts';

const listCells = (suburbs: readonly Suburb[]): Polygon[] => suburbs.flatMap(({ cell }) => cell() ?? []);

const suburbsLabel = (suburbs: readonly Suburb[]) =>
  suburbs.length === 1 ? (suburbs[0]?.name ?? '') : `${suburbs.length} suburbs`;

const newZone = (polygons: readonly Polygon[]): Zone => ({
  id: newId(),
  name: '',
  priceCents: null,
  freeFromCents: null,
  minOrderCents: null,
  parts: toParts(polygons, []),
});

/** One state for map and list, with undo and redo. */
export function useZoneEditing(store: Store) {
  const [history, dispatch] = useReducer(zoneReducer, readZones(store), startHistory);
  const zones = currentZones(history);
  const change: Change = (next, label, key) =>
    dispatch({ type: 'change', zones: next, label, ...(key && { key }) });
  return {
    zones,
    changes: listZoneChanges(history),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    reset: (saved: readonly Zone[]) => dispatch({ type: 'saved', zones: saved }),
    ...makeEdits(zones, change),
  };
}

type Change = (next: readonly Zone[], label: string, key?: string) => void;

/** Each edit with its label in the history. */
function makeEdits(zones: readonly Zone[], change: Change) {
  const findZoneName = (zoneId: string) => zoneName(zones.find(({ id }) => id === zoneId) ?? { name: '' });
  return {
    assign(suburbs: readonly Suburb[], zoneId: string | null) {
      const is = suburbs.length === 1 ? 'is' : 'are';
      const where = zoneId === null ? `${is} without delivery` : `${is} now in ${findZoneName(zoneId)}`;
      change(assignCells(zones, listCells(suburbs), zoneId), `${suburbsLabel(suburbs)} ${where}`);
    },
    addWithin(suburbs: readonly Suburb[], zoneId: string, km: number) {
      const label = `Everything within ${km} km is now in ${findZoneName(zoneId)}`;
      change(addCells(zones, listCells(suburbs), zoneId), label);
    },
    addZone(polygons: readonly Polygon[] = []): string {
      const zone = newZone(polygons);
      change([...zones, zone], 'A new zone');
      return zone.id;
    },
    changeZone: (zone: Zone, label: string) =>
      change(
        zones.map((one) => (one.id === zone.id ? zone : one)),
        label,
        `terms ${zone.id}`,
      ),
    removeZone: (zone: Zone) =>
      change(
        zones.filter(({ id }) => id !== zone.id),
        `${zoneName(zone)} removed`,
      ),
    /** `key`: consecutive steps of one key are undone together. */
    reshape(zoneId: string, polygons: readonly Polygon[], what: string, key?: string) {
      const next = zones.map((zone) =>
        zone.id === zoneId ? { ...zone, parts: toParts(polygons, zone.parts) } : zone,
      );
      change(next, `${findZoneName(zoneId)}: ${what}`, key);
    },
  };
}

export type ZoneEditing = ReturnType<typeof useZoneEditing>;
