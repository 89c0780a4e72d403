import { useUser } from '../../session/useSession.ts';
import { useStore } from '../../storage/createStore.ts';
import { type StoredPlace, stored } from '../../storage/storage.ts';
import { serverCart } from '../cart/serverCart.ts';
import { findKnownPlace, type KnownPlace } from './knownPlace.ts';

/** Where it should go, with unit and comment, up to date on every screen. */
export function useKnownPlace(): KnownPlace {
  const user = useUser();
  const order = useStore(serverCart);
  return findKnownPlace({
    place: useStore(stored.location),
    unitOffice: useStore(stored.unitOffice),
    comment: useStore(stored.comment),
    order: user && order,
    user,
  });
}

/** Where it should go. */
export const usePlace = (): StoredPlace | undefined => useKnownPlace().place;
