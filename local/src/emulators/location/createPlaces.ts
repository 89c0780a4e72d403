import { RequestQuotas } from '#emulators/requestQuotas.ts';
import { createGeoPlaces } from './createGeoPlaces.ts';
import { createLocation } from './createLocation.ts';
import { quotaGroups } from './quotaGroups.ts';

/** Amazon Location with both versions of its Places API, over one list of localities and one account's quotas. */
export function createPlaces(now: () => number) {
  const quotas = new RequestQuotas(quotaGroups, now);
  return { services: { geo: createLocation(quotas), 'geo-places': createGeoPlaces(quotas) }, quotas };
}
