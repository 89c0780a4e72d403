import { useEffect, useState } from 'react';
import { type CoastRing, loadCoast } from './coast.ts';
import { loadLocalities } from './localities.ts';
import type { MapView } from './mapView.ts';

/** Metres per pixel: nearer, the coast is too rough and suburbs have room. */
const coastFrom = 64;
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

export interface Ground {
  coast: readonly CoastRing[];
  places: readonly { name: string; lat: number; lng: number }[];
}

const loadGround = async ({ centre, metresPerPx }: MapView): Promise<Ground> =>
  metresPerPx < coastFrom
    ? { coast: [], places: await loadLocalities(centre, reachPx * metresPerPx) }
    : { coast: await loadCoast(), places: cities };

/** Near, the suburbs; far out, the coast and the capitals. */
export function useGround({ centre: { lat, lng }, metresPerPx }: MapView): Ground {
  const [ground, setGround] = useState<Ground>({ coast: [], places: [] });
  useEffect(() => {
    let isCurrent = true;
    // Pins without ground still show where they lie to each other.
    loadGround({ centre: { lat, lng }, metresPerPx }).then(
      (loaded) => isCurrent && setGround(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [lat, lng, metresPerPx]);
  return ground;
}
