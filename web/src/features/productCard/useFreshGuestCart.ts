import { useEffect } from 'react';
import { useSession } from '#session/useSession.ts';

/** A guest's prices are those of the day on which they were added, until the cart is looked at. */
export function useFreshGuestCart(isShown: boolean): void {
  const { status } = useSession();
  useEffect(() => {
    if (!isShown || status !== 'guest') return;
    import('./refreshGuestCart.ts')
      .then(({ refreshGuestCart }) => refreshGuestCart())
      // The cart stays usable: its prices are checked again at sign-in, before anything is paid.
      .catch(() => undefined);
  }, [isShown, status]);
}
