import { useEffect, useState } from 'react';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { cities } from './cities.ts';
import type { CoastRing } from './coast.ts';
import type { GeoPoint, MapView } from './mapView.ts';

export interface NamedPoint extends GeoPoint {
  name: string;
}

/** Nearer than this the coast is drawn too roughly to say which street is wet (metres per pixel). */
const coastFrom = 64;
/** Further out there is no room for suburbs. */
const suburbsUpTo = 64;
/** Half of the widest map, and names that reach in from outside. */
const reachPx = 700;

let coast: Promise<readonly CoastRing[]> | undefined;

function loadCoastOnce(): Promise<readonly CoastRing[]> {
  coast ??= import('./coast.ts').then(({ loadCoast }) => loadCoast());
  return coast;
}

/** Its list of files is long, so it loads with the first map. */
async function loadNearby(centre: GeoPoint, reachMetres: number): Promise<readonly NamedPoint[]> {
  const { loadLocalities } = await import('./localities.ts');
  return loadLocalities(centre, reachMetres);
}

const none: readonly never[] = [];

/** Undefined where the coast is not drawn, or not here yet. */
export function useCoast({ metresPerPx }: MapView): readonly CoastRing[] | undefined {
  const [rings, setRings] = useState<readonly CoastRing[]>();
  const wanted = metresPerPx >= coastFrom;
  useEffect(() => {
    // A map without its coast still has names and marks.
    if (wanted) loadCoastOnce().then(setRings, () => undefined);
  }, [wanted]);
  return wanted ? rings : undefined;
}

/** Suburbs from the registry's files in the app itself; far out, the capitals. */
export function usePlaceNames({ centre, metresPerPx }: MapView): readonly NamedPoint[] {
  const [places, setPlaces] = useState<readonly NamedPoint[]>(none);
  const isNear = metresPerPx <= suburbsUpTo;
  // Rounded to about a kilometre, so that a small move finds the same.
  const at = useDebounced(`${centre.lat.toFixed(2)},${centre.lng.toFixed(2)},${metresPerPx}`);
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const [lat = 0, lng = 0, metres = 0] = at.split(',').map(Number);
    loadNearby({ lat, lng }, reachPx * metres).then(
      (found) => isCurrent && setPlaces(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [at, isNear]);
  return isNear ? places : cities;
}
