import type { StoredPlace } from '#storage/storage.ts';

const metresKept = 1e4;
const rounded = (degrees: number) => Math.round(degrees * metresKept) / metresKept;

/** Rounded to some ten metres, so that neighbours share the edge's cache. */
export const toQueryPoint = ({ lat, lng }: StoredPlace) => ({ lat: rounded(lat), lng: rounded(lng) });

/** Restricts listings to deliverable products; empty without a place. */
export const deliveryQuery = (place: StoredPlace | undefined) =>
  place ? { delivery_to_user: 1 as const, ...toQueryPoint(place) } : {};

/** 'Newtown NSW'. */
export function formatSuburb({ address }: StoredPlace): string {
  const parts = address.split(',').map((part) => part.trim());
  const suburb = parts.findLast((part) => /[a-z]/i.test(part) && !/^australia$/i.test(part)) ?? address;
  return suburb.replace(/\s+\d{4}$/, '');
}
