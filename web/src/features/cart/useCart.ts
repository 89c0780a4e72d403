import { hasCart } from '@bloomkin/shared/rules/permissions.ts';
import { useEffect, useMemo } from 'react';
import { useUser } from '#session/useSession.ts';
import { createStore, useSelected, useStore } from '#storage/createStore.ts';
import { stored } from '#storage/storage.ts';
import { type CartState, cartFromGuest, cartFromOrder, emptyCart } from './cartState.ts';
import { ensureServerCart, followOtherTabs, serverCart } from './serverCart.ts';

const panel = createStore<'closed' | 'open' | 'added'>('closed');

export const openCartPanel = (): void => panel.write('open');
export const openCartPanelAfterAdding = (): void => panel.write('added');
export const closeCartPanel = (): void => panel.write('closed');

export const useCartPanel = (): boolean => useSelected(panel, (state) => state !== 'closed');
export const useWasAdded = (): boolean => useSelected(panel, (state) => state === 'added');

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
    const ownCart = order ? cartFromOrder(order) : emptyCart;
    return { ...(isSignedIn ? ownCart : cartFromGuest(guestCart)), busy, openCart: openCartPanel };
  }, [isSignedIn, guestCart, order, busy]);
}
