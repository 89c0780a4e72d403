import { invalidField } from '@bloomkin/shared/errors.ts';
import { metresBetween } from '@bloomkin/shared/rules/distance.ts';
import { type NamedArea, readNamedArea, withPostcode } from '@bloomkin/shared/rules/namedArea.ts';
import { findBoxFault, findDoorFault } from '@bloomkin/shared/rules/streetAddress.ts';
import type { Address, Place } from '@bloomkin/shared/schemas/address.ts';
import { findByText, findNearby } from '#platform/services/geocoder.ts';
import type { AddressNearby } from '#platform/services/places/placeApi.ts';

const nearMetres = 2000;

export type CheckedPlace<P extends Place> = { place: P } | { place: P; fault: string };

/** The point sets the price, but drivers follow the address. `known` was already checked and needs no lookup. */
export async function checkPlace<P extends Place>(place: P, known?: Place | null): Promise<CheckedPlace<P>> {
  if (known && isSame(place, known)) return { place };
  const named = readNamedArea(place.address);
  const nearby = await findNearby(place);
  const match = firstMatch(named, nearby);
  if (match)
    return { place: named.postcode ? place : { ...place, address: withPostcode(place.address, match) } };
  // In wide localities and at borders the point may be closer to another place.
  if (named.postcode && (await isNearNamedPlace(place, named))) return { place };
  return { place, fault: faultMessage(nearby[0]) };
}

/** Throws a 422 when address and point disagree, and for a PO box. */
export async function requirePlace<P extends Place>(
  place: P,
  path: string,
  known?: Place | null,
): Promise<P> {
  const checked = await checkPlace(place, known);
  const fault = 'fault' in checked ? checked.fault : findBoxFault(checked.place.address, '');
  if (fault && !(known && isSame(place, known))) throw invalidField(path, fault);
  return checked.place;
}

/** For places that a driver goes to: throws a 422 for a PO box or a bare suburb as well. */
export async function requireDoor<P extends Place & { unitOffice: string }>(
  place: P,
  path: string,
  known?: P | null,
): Promise<P> {
  const checked = await requirePlace(place, path, known);
  if (known && isSame(place, known) && place.unitOffice === known.unitOffice) return checked;
  const fault = findDoorFault(checked.address, checked.unitOffice);
  if (fault) throw invalidField(path, fault);
  return checked;
}

const isSame = (a: Place, b: Place) => a.address === b.address && a.lat === b.lat && a.lng === b.lng;

const matchesArea = (named: NamedArea, { state, postcode }: Address) =>
  (!named.state || named.state === state) && (!named.postcode || named.postcode === postcode);

/** Within three times the nearest distance plus a kilometre: outback towns are far away, suburbs adjoin. */
function firstMatch(named: NamedArea, nearby: readonly AddressNearby[]): AddressNearby | undefined {
  const reach = 3 * (nearby[0]?.metres ?? 0) + 1000;
  return nearby.find((one) => one.metres <= reach && one.postcode !== '' && matchesArea(named, one));
}

async function isNearNamedPlace(place: Place, named: NamedArea): Promise<boolean> {
  const found = await findByText(place.address);
  return found.some((one) => matchesArea(named, one) && metresBetween(one, place) <= nearMetres);
}

const faultMessage = (nearest: Address | undefined) =>
  nearest
    ? `The address and its point on the map disagree: the point is in ${nearest.suburb} ${nearest.state} ${nearest.postcode}. Choose the address from the list again.`
    : 'We cannot find that point on the map. Choose the address from the list again.';
