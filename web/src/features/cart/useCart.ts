import { hasCart } from '@bloomkin/shared/rules/permissions.ts';
import { useEffect, useMemo } from 'react';
import { closePanel, openPanel, useIsPanelOpen } from '#components/overlay/panels.ts';
import { useUser } from '#session/useSession.ts';
import { createStore, useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';
import { type CartState, cartFromGuest, cartFromOrder, emptyCart, withUnmovedLines } from './cartState.ts';
import { ensureServerCart, followOtherTabs, serverCart } from './serverCart.ts';

/** The number of the addition that opened the panel; 0 for none. */
const addition = createStore(0);
let additionCount = 0;

export function openCartPanel(): void {
  addition.write(0);
  openPanel('cart');
}

export function openCartPanelAfterAdding(): void {
  openCartPanel();
  additionCount += 1;
  addition.write(additionCount);
}

export const closeCartPanel = (): void => closePanel('cart');

export const useCartPanel = (): boolean => useIsPanelOpen('cart');
export const useAddition = (): number => useStore(addition);

/** Keys of lines whose counts are being saved. */
export const busyLines = createStore<ReadonlySet<string>>(new Set());

export interface UsedCart extends CartState {
  busy: ReadonlySet<string>;
  openCart(): void;
}

/** The current cart: the browser's for a guest, the server's for a signed-in user. */
export function useCart(): UsedCart {
  const user = useUser();
  const guestCart = useStore(stored.guestCart);
  const order = useStore(serverCart);
  const busy = useStore(busyLines);
  const isSignedIn = user !== undefined;
  const isCustomer = user !== undefined && hasCart(user);
  useEffect(() => {
    if (isCustomer) ensureServerCart();
    return isCustomer ? followOtherTabs() : undefined;
  }, [isCustomer]);
  return useMemo(() => {
    const ownCart = withUnmovedLines(order ? cartFromOrder(order) : emptyCart, guestCart);
    return { ...(isSignedIn ? ownCart : cartFromGuest(guestCart)), busy, openCart: openCartPanel };
  }, [isSignedIn, guestCart, order, busy]);
}
