import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '#api/call.ts';
import type { GeoPoint } from '../map/mapView.ts';

/** Keeps the typed street when only the same suburb is known at the new point. */
export function movedAddress(before: string, found: string | undefined): string {
  return !found || before.endsWith(found) ? before : found;
}

/** Undefined where Australia has no address. */
export async function addressAt({ lat, lng }: GeoPoint): Promise<string | undefined> {
  const { data } = await call(geocode, { query: { latlng: `${lat.toFixed(5)},${lng.toFixed(5)}` } });
  return data[0]?.address;
}
