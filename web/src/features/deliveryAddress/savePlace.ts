import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { profileChanged, sessionStore } from '#session/session.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { choosePlace } from './choosePlace.ts';

export interface SavedPlace {
  place: StoredPlace;
  unitOffice: string;
  comment: string;
}

/** Also to the profile when signed in. Throws an ApiError when the profile was not saved. */
export async function savePlace({ place, unitOffice, comment }: SavedPlace): Promise<void> {
  const location = { address: place.address, lat: place.lat, lng: place.lng, unitOffice, comment };
  // Synchronous: open screens then load data for the new address.
  flushSync(() => choosePlace(location));
  if (sessionStore.read().status !== 'signedIn') return;
  const { data } = await call(updateProfile, { body: { location } });
  profileChanged(data);
}
