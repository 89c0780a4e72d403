import { useEffect, useState } from 'react';
import { useDebounced } from '#components/hooks/useDebounced.ts';
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

/** Named where the suburbs are too close to each other. */
const cities = [
  { name: 'Adelaide', lat: -34.93, lng: 138.6 },
  { name: 'Brisbane', lat: -27.47, lng: 153.03 },
  { name: 'Canberra', lat: -35.28, lng: 149.13 },
  { name: 'Darwin', lat: -12.46, lng: 130.84 },
  { name: 'Hobart', lat: -42.88, lng: 147.33 },
  { name: 'Melbourne', lat: -37.81, lng: 144.96 },
  { name: 'Perth', lat: -31.95, lng: 115.86 },
  { name: 'Sydney', lat: -33.87, lng: 151.21 },
] as const;

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
