import type { StoredPlace } from '../../storage/storage.ts';

const metresKept = 1e4;
const rounded = (degrees: number) => Math.round(degrees * metresKept) / metresKept;

/** A place for a query, to some ten metres: neighbours share the edge's cache. */
export const toQueryPoint = ({ lat, lng }: StoredPlace) => ({ lat: rounded(lat), lng: rounded(lng) });

/** For listings: only what can be delivered there. Nothing while the place is not known. */
export const deliveryQuery = (place: StoredPlace | undefined) =>
  place ? { delivery_to_user: 1 as const, ...toQueryPoint(place) } : {};

/** 'Newtown NSW' of 'King St, Newtown NSW 2042, Australia'. */
export function formatSuburb({ address }: StoredPlace): string {
  const parts = address.split(',').map((part) => part.trim());
  const suburb = parts.findLast((part) => /[a-z]/i.test(part) && !/^australia$/i.test(part)) ?? address;
  return suburb.replace(/\s+\d{4}$/, '');
}
