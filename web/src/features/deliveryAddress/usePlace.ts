import { checkoutDraft, findChosenPlace } from '#features/cart/checkoutDraft.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { useUser } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { type StoredPlace, stored } from '#storage/storage.ts';
import { findKnownPlace, type KnownPlace } from './knownPlace.ts';

export function useKnownPlace(): KnownPlace {
  const user = useUser();
  const order = useStore(serverCart);
  const own = {
    place: useStore(stored.location),
    unitOffice: useStore(stored.unitOffice),
    comment: useStore(stored.comment),
  };
  return findKnownPlace({
    ...findChosenPlace(useStore(checkoutDraft), own),
    order: user && order,
    user,
  });
}

export const usePlace = (): StoredPlace | undefined => useKnownPlace().place;
