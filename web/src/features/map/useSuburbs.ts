import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '#api/call.ts';
import { useCombinedQuery } from '#api/useQuery.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { type GeoPoint, type MapView, toOffset } from './mapView.ts';

export interface Suburb extends GeoPoint {
  name: string;
}

/** Pixels between looked-up points. */
const apartPx = 220;
const metresPerDegree = 111_195;
/** Constant, so that the lookup grid stays the same everywhere. */
const eastSteps = 1.2;

/** Snapped to a grid, because lookups are billed. */
export function lookUpPoint({ centre, metresPerPx }: MapView): string {
  const south = (apartPx * metresPerPx) / metresPerDegree;
  const east = south * eastSteps;
  const snap = (degrees: number, step: number) => (Math.round(degrees / step) * step).toFixed(4);
  return `${snap(centre.lat, south)},${snap(centre.lng, east)}`;
}

/** Shared by all maps of the visit. */
const found = new Map<string, readonly Suburb[]>();

async function findSuburbs(latlng: string): Promise<readonly Suburb[]> {
  const { data } = await call(geocode, { query: { latlng } });
  const suburbs = data.map(({ suburb, lat, lng }) => ({ name: suburb, lat, lng }));
  found.set(latlng, suburbs);
  return suburbs;
}

/** Lookups are billed, so never repeated. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Zoomed out further, there is no room for names. */
const farthestNamed = 1024;
/** Names beyond it are off the map. */
const nearbyPx = 600;

/** One lookup per view, none twice. */
export function useSuburbs(view: MapView): readonly Suburb[] {
  const point = useDebounced(view.metresPerPx > farthestNamed ? '' : lookUpPoint(view));
  useCombinedQuery(geocode, point || undefined, () => found.get(point) ?? findSuburbs(point), once);
  const isNear = (suburb: Suburb) => {
    const { x, y } = toOffset(view, suburb);
    return suburb.name !== '' && Math.abs(x) < nearbyPx && Math.abs(y) < nearbyPx;
  };
  return [...found.values()].flat().filter(isNear);
}
