import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '../../api/call.ts';
import type { GeoPoint } from '../map/mapView.ts';

/**
 * The address of a place whose pin was moved. Where only the suburb is known there, and it is the same one, the street
 * and number that were typed stay.
 */
export function movedAddress(before: string, found: string | undefined): string {
  return !found || before.endsWith(found) ? before : found;
}

/** What stands at a point; undefined when Australia has nothing there. */
export async function addressAt({ lat, lng }: GeoPoint): Promise<string | undefined> {
  const { data } = await call(geocode, { query: { latlng: `${lat.toFixed(5)},${lng.toFixed(5)}` } });
  return data[0]?.address;
}
