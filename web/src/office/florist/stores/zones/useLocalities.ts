import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useCallback, useEffect, useState } from 'react';
import { loadLocalities, type NearbyLocality } from '#features/map/localities.ts';
import { computeCells } from './cells.ts';

const reachMetres = 60_000;

export interface Suburb extends NearbyLocality {
  /** Its Voronoi cell. */
  cell: () => Polygon | undefined;
}

type Loaded = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; suburbs: readonly Suburb[] };

export function useLocalities({ location: { lat, lng } }: Store): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loaded) => isCurrent && setLoaded(next);
    setLoaded({ state: 'loading' });
    loadLocalities({ lat, lng }, reachMetres).then(
      (localities) => show({ state: 'ready', suburbs: toSuburbs(localities) }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...loaded, retry };
}

function toSuburbs(localities: readonly NearbyLocality[]): Suburb[] {
  const cellAt = computeCells(localities);
  return localities.map((locality, index) => ({
    ...locality,
    cell: () => {
      const ring = cellAt(index);
      return (
        ring && { type: 'Polygon', coordinates: [ring.map(([lng, lat]): [number, number] => [lng, lat])] }
      );
    },
  }));
}
