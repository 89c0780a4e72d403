import type { QuotaGroups } from '#emulators/requestQuotas.ts';

const operations = [
  ...['SearchPlaceIndexForText', 'SearchPlaceIndexForPosition', 'SearchPlaceIndexForSuggestions'],
  ...['Autocomplete', 'Geocode', 'ReverseGeocode', 'GetPlace'],
];

/** A hundred a second for each operation ("Places quotas and usage", Amazon Location developer guide). */
export const quotaGroups: QuotaGroups = Object.fromEntries(
  operations.map((name) => [name, { perSecond: 100, calls: [name] }]),
);
