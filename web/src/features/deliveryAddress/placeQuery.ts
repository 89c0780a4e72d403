import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { readSuburb, readSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import type { StoredPlace } from '#storage/storage.ts';

const roundTo =
  (decimals: number) =>
  ({ lat, lng }: StoredPlace) => ({ lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) });

/** The suburb that the address names decides the zone where a florist ticked it. */
function suburbQuery({ address }: StoredPlace): { suburb?: string } {
  const suburb = readSuburbKey(address);
  return suburb === undefined ? {} : { suburb };
}

/** Rounded to some ten metres: for one florist's deliveries and prices. */
export const toQueryPoint = roundTo(4);
export const toQueryPlace = (place: StoredPlace) => ({ ...toQueryPoint(place), ...suburbQuery(place) });

/** Some hundred metres: people of a street get the same lists and distances from the edge's cache. */
export const toListPoint = roundTo(3);
export const toListPlace = (place: StoredPlace) => ({ ...toListPoint(place), ...suburbQuery(place) });

/** Restricts listings to products deliverable on the day, '' for any; empty without a place. */
export const deliveryQuery = (place: StoredPlace | undefined, day = '') =>
  place ? { delivery_to_user: 1 as const, ...toListPlace(place), ...(day && { day }) } : {};

/** 'Newtown NSW'. */
export function formatSuburb({ address }: Pick<StoredPlace, 'address'>): string {
  const parts = address.split(',').map((part) => part.trim());
  const suburb = parts.findLast((part) => /[a-z]/i.test(part) && !/^australia$/i.test(part)) ?? address;
  return suburb.replace(/\s+\d{4}$/, '');
}

/** 'Newtown'. */
export const formatSuburbName = (place: Pick<StoredPlace, 'address'>): string =>
  formatSuburb(place).replace(/ (ACT|NSW|NT|QLD|SA|TAS|VIC|WA)$/, '');

/** Without its street, where the address names its postcode. */
export function toSuburbPlace<P extends { address: string }>(place: P): P {
  const { state, postcode } = readNamedArea(place.address);
  const suburb = readSuburb(place.address);
  return suburb && state && postcode ? { ...place, address: `${suburb} ${state} ${postcode}` } : place;
}
