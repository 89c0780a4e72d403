import { invalidField } from '@bloomkin/shared/errors.ts';
import { matchPlaces } from '@bloomkin/shared/rules/matchPlaces.ts';
import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { findAreaCode, parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { type AustralianState, australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { findTimeZone } from '@bloomkin/shared/rules/stateTimeZone.ts';
import type { Place } from '@bloomkin/shared/schemas/address.ts';
import { requirePlace } from '#model/addresses/checkPlace.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import { findByText, findNearby } from '#platform/services/geocoder.ts';

interface LocationInput {
  address: string;
  lat?: number | undefined;
  lng?: number | undefined;
}

export type StoreLocation = Pick<StoreItem, 'address' | 'lat' | 'lng' | 'state' | 'timeZone'>;

const path = 'location.address';

export async function locateStore(location: LocationInput, known?: StoreLocation): Promise<StoreLocation> {
  const { address, lat, lng } = location;
  const place =
    lat === undefined || lng === undefined ? await findPlace(address, known) : { address, lat, lng };
  if (known && isSame(place, known)) return pickLocation(known);
  const { address: checked } = await requirePlace(place, path);
  const state = await findState({ ...place, address: checked });
  return { ...place, address: checked, state, timeZone: findTimeZone(state, place) };
}

const isSame = (place: Place, known: Place) =>
  place.address === known.address && place.lat === known.lat && place.lng === known.lng;

/** The zone is derived again: stores that were saved by an older rule get the right one. */
const pickLocation = ({ address, lat, lng, state }: StoreLocation): StoreLocation => ({
  address,
  lat,
  lng,
  state,
  timeZone: findTimeZone(state, { lat, lng }),
});

/** Eight digits get the area code of the store's town. */
export const completePhone = (phone: string, { address, state }: StoreLocation): string =>
  parseCallable(phone, findAreaCode(state, readNamedArea(address).postcode)) ?? phone;

async function findPlace(address: string, known: Place | undefined): Promise<Place> {
  if (known?.address === address) return { address, lat: known.lat, lng: known.lng };
  const { place: found, choices } = matchPlaces(address, await findByText(address));
  if (choices.length > 0)
    throw invalidField(path, 'That could be more than one place. Choose it from the list.');
  if (!found) throw invalidField(path, 'We cannot find that address. Choose it from the list.');
  return { address: found.address, lat: found.lat, lng: found.lng };
}

async function findState(place: Place): Promise<AustralianState> {
  const named = readNamedArea(place.address).state ?? (await findNearby(place))[0]?.state;
  const state = australianStates.find((one) => one === named);
  if (!state) throw invalidField(path, 'Add the state to the address, such as NSW');
  return state;
}
