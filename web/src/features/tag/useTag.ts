import {
  isSameWindow,
  type TagPerson,
  type TagWindow,
  type TagWords,
  tagWords,
} from '@bloomkin/shared/rules/tagWords.ts';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { findPerson } from '#features/cart/findPerson.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { formatSuburbName } from '#features/deliveryAddress/placeQuery.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useChosenDay, useChosenWindow } from '#features/deliveryDay/deliveryDay.ts';
import { useArrivalDays, useTodayAt } from '#features/deliveryDay/useArrivalDays.ts';
import { orderTag, type TagPart } from '#features/orders/change/orderTag.ts';
import { useUser } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import type { StoredPlace } from '#storage/storage.ts';

export interface Tag {
  person: TagPerson | undefined;
  /** `YYYY-MM-DD`; '' for any. */
  day: string;
  /** As chosen; `isWindowGone` when it is not offered on that day. */
  window: TagWindow | undefined;
  isWindowGone: boolean;
  place: StoredPlace | undefined;
  words: TagWords;
  /** Lists the parts of an order that are fixed. */
  fixed: readonly TagPart[];
}

const noParts: readonly TagPart[] = [];

/** For whom, when and where: the whole shop's, of this browser or of the account's cart. */
export function useTag(): Tag {
  const user = useUser();
  const draft = useStore(checkoutDraft);
  const order = useStore(serverCart);
  const person = findPerson(draft, user && order);
  const place = usePlace();
  const day = useChosenDay();
  const window = useChosenWindow();
  const today = useTodayAt(day ? place : undefined);
  const isWindowGone = useIsWindowGone(place, day, window);
  const words = tagWords({
    ...{ person, day, today, window, isWindowGone },
    suburb: place && formatSuburbName(place),
    isHome: place !== undefined && user?.location?.address === place.address,
    isPickup: draft?.isPickup === true,
    isAddressLater: draft?.addressLater ?? (user && order?.address_later === 'asked') ?? false,
  });
  const ofOrder = useStore(orderTag);
  return {
    ...{ person, day, window, isWindowGone, place },
    ...{ words: ofOrder?.words ?? words, fixed: ofOrder?.fixed ?? noParts },
  };
}

/** A window that nobody offers becomes a question; it is never exchanged. */
function useIsWindowGone(
  place: StoredPlace | undefined,
  day: string,
  window: TagWindow | undefined,
): boolean {
  const days = useArrivalDays(day && window ? place : undefined);
  const periods = days?.find((offer) => offer.day === day)?.periods;
  if (!window || !periods || periods.length === 0) return false;
  return !periods.some((period) => period.available && isSameWindow(period, window));
}
