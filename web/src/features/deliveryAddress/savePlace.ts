import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { flushSync } from 'react-dom';
import { call } from '#api/call.ts';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { findPerson } from '#features/cart/findPerson.ts';
import { saveTag } from '#features/cart/saveTag.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { profileChanged, sessionStore } from '#session/session.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { chooseOrderPlace, choosePlace } from './choosePlace.ts';

export interface SavedPlace {
  place: StoredPlace;
  unitOffice: string;
  comment: string;
}

/** Also to the profile when signed in, unless it is a gift's: that is the cart's alone. Throws an ApiError when the profile was not saved. */
export async function savePlace({ place, unitOffice, comment }: SavedPlace): Promise<void> {
  const location = { address: place.address, lat: place.lat, lng: place.lng, unitOffice, comment };
  const isGift = findPerson(checkoutDraft.read(), serverCart.read())?.kind === 'person';
  // Synchronous: open screens then load data for the new address.
  flushSync(() => (isGift ? chooseOrderPlace(location) : choosePlace(location)));
  saveTag();
  if (isGift) return;
  if (sessionStore.read().status !== 'signedIn') return;
  const { data } = await call(updateProfile, { body: { location } });
  profileChanged(data);
}
