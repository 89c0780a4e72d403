import { hasCart } from '@bloomkin/shared/rules/permissions.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useUser } from '../../session/useUser.ts';
import { stored } from '../../storage/storage.ts';
import { useStored } from '../../storage/useStored.ts';
import { busyProducts, noneBusy } from './busyProducts.ts';
import { cartOfGuest } from './cartOfGuest.ts';
import { openCartPanel } from './cartPanel.ts';
import { type CartState, cartOfOrder, emptyCart } from './cartState.ts';
import { followOtherTabs, lookForServerCart, serverCart } from './serverCart.ts';

export interface UsedCart extends CartState {
  /** Products whose count is on its way. */
  busy: ReadonlySet<string>;
  openCart(): void;
}

/** The cart of whoever is here: the browser's for a guest, the server's for a signed-in person. */
export function useCart(): UsedCart {
  const user = useUser();
  const guest = useStored(stored.guestCart);
  const order = useSyncExternalStore(serverCart.subscribe, serverCart.read, () => undefined);
  const isSignedIn = user !== undefined;
  const isShopper = user !== undefined && hasCart(user);
  useEffect(() => {
    if (isShopper) lookForServerCart();
    return isShopper ? followOtherTabs() : undefined;
  }, [isShopper]);
  const busy = useSyncExternalStore(busyProducts.subscribe, busyProducts.read, () => noneBusy);
  return useMemo(() => {
    const mine = order ? cartOfOrder(order) : emptyCart;
    return { ...(isSignedIn ? mine : cartOfGuest(guest)), busy, openCart: openCartPanel };
  }, [isSignedIn, guest, order, busy]);
}
