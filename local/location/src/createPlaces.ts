import { type QuotaGroups, RequestQuotas } from '@local/kit/requestQuotas.ts';
import { createGeoPlaces } from './createGeoPlaces.ts';
import { createLocation } from './createLocation.ts';

const operations = [
  ...['SearchPlaceIndexForText', 'SearchPlaceIndexForPosition', 'SearchPlaceIndexForSuggestions'],
  ...['Autocomplete', 'Geocode', 'ReverseGeocode', 'GetPlace'],
];

/** A hundred a second for each operation ("Places quotas and usage", Amazon Location developer guide). */
export const placeQuotas: QuotaGroups = Object.fromEntries(
  operations.map((name) => [name, { perSecond: 100, calls: [name] }]),
);

/** Amazon Location with both versions of its Places API, over one list of localities and one account's quotas. */
export function createPlaces(now: () => number) {
  const quotas = new RequestQuotas(placeQuotas, now);
  return { services: { geo: createLocation(quotas), 'geo-places': createGeoPlaces(quotas) }, quotas };
}
