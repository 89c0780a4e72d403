import { useSyncExternalStore } from 'react';
import { useUser } from '../../session/useUser.ts';
import { type StoredPlace, stored } from '../../storage/storage.ts';
import { useStored } from '../../storage/useStored.ts';
import { serverCart } from '../cart/serverCart.ts';
import { findKnownPlace, type KnownPlace } from './knownPlace.ts';

/** Where it should go, with unit and comment, up to date on every screen. */
export function useKnownPlace(): KnownPlace {
  const user = useUser();
  const order = useSyncExternalStore(serverCart.subscribe, serverCart.read, () => undefined);
  return findKnownPlace({
    place: useStored(stored.location),
    unitOffice: useStored(stored.unitOffice),
    comment: useStored(stored.comment),
    order: user && order,
    user,
  });
}

/** Where it should go. */
export const usePlace = (): StoredPlace | undefined => useKnownPlace().place;
