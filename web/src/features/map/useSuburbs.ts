import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '../../api/call.ts';
import { useCombinedQuery } from '../../api/useQuery.ts';
import { useDebounced } from '../../components/hooks/useDebounced.ts';
import { type GeoPoint, type MapView, toOffset } from './mapView.ts';

export interface Suburb extends GeoPoint {
  name: string;
}

/** Pixels between the points whose suburb is looked up. */
const apartPx = 220;
const metresPerDegree = 111_195;
/** Degrees east are shorter by about so much; the same everywhere, so that the points stay where they are. */
const eastSteps = 1.2;

/** The fixed point nearest to the middle of a map: each look-up is paid for, so a map moved a little makes none. */
export function lookUpPoint({ centre, metresPerPx }: MapView): string {
  const south = (apartPx * metresPerPx) / metresPerDegree;
  const east = south * eastSteps;
  const snap = (degrees: number, step: number) => (Math.round(degrees / step) * step).toFixed(4);
  return `${snap(centre.lat, south)},${snap(centre.lng, east)}`;
}

/** What every map of this visit found, so that it keeps its names when it is moved. */
const found = new Map<string, readonly Suburb[]>();

async function findSuburbs(latlng: string): Promise<readonly Suburb[]> {
  const { data } = await call(geocode, { query: { latlng } });
  const suburbs = data.map(({ suburb, lat, lng }) => ({ name: suburb, lat, lng }));
  found.set(latlng, suburbs);
  return suburbs;
}

/** A look-up is paid for: none is made again. */
const once = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Further out there are more suburbs than there is room for names. */
const farthestNamed = 1024;
/** Beyond it a name is off every map. */
const nearbyPx = 600;

/** The names of the suburbs that are known in a view; one look-up for each, and none twice. */
export function useSuburbs(view: MapView): readonly Suburb[] {
  const point = useDebounced(view.metresPerPx > farthestNamed ? '' : lookUpPoint(view));
  useCombinedQuery(geocode, point || undefined, () => found.get(point) ?? findSuburbs(point), once);
  const isNear = (suburb: Suburb) => {
    const { x, y } = toOffset(view, suburb);
    return suburb.name !== '' && Math.abs(x) < nearbyPx && Math.abs(y) < nearbyPx;
  };
  return [...found.values()].flat().filter(isNear);
}
