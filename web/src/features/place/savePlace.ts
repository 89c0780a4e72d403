import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { profileChanged, sessionStore } from '../../session/session.ts';
import { type StoredPlace, stored } from '../../storage/storage.ts';

interface SavedPlace {
  place: StoredPlace;
  unitOffice: string;
  comment: string;
}

/** Keeps the address here, and in the profile of a signed-in person. Throws an ApiError when the profile was not saved. */
export async function savePlace({ place, unitOffice, comment }: SavedPlace): Promise<void> {
  stored.location.write({ address: place.address, lat: place.lat, lng: place.lng });
  stored.unitOffice.write(unitOffice);
  stored.comment.write(comment);
  if (sessionStore.read().status !== 'signedIn') return;
  const body = { location: { address: place.address, lat: place.lat, lng: place.lng, unitOffice, comment } };
  const { data } = await callSignedIn(updateProfile, { body }, { idempotencyKey: crypto.randomUUID() });
  profileChanged(data);
}
