import { useEffect } from 'react';
import { refreshServerCart } from '#features/cart/serverCart.ts';
import { onceOnline } from '#http/onceOnline.ts';
import { useSession } from '#session/useSession.ts';

const loadRefresh = onceOnline(() => import('./refreshGuestCart.ts'));

/** Prices are those of the last look at the cart, until it is shown again; an addition answered with the account's cart. */
export function useFreshCart(isShown: boolean, isAnswer = false): void {
  const { status } = useSession();
  useEffect(() => {
    if (!isShown) return;
    if (status === 'signedIn' && !isAnswer) refreshServerCart();
    if (status !== 'guest') return;
    loadRefresh()
      .then(({ refreshGuestCart }) => refreshGuestCart())
      // The cart stays usable: its prices are checked again at sign-in, before anything is paid.
      .catch(() => undefined);
  }, [isShown, isAnswer, status]);
}
