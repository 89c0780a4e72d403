import { useEffect, useState } from 'react';
import { onceOnline } from '#http/onceOnline.ts';
import type { CartState } from './cartState.ts';

const loadDiscounts = onceOnline(() => import('./guestDiscounts.ts'));

type WithDiscounts = typeof import('./guestDiscounts.ts').withGuestDiscounts;

/** The server applies a signed-in cart's discounts; a guest's are computed here, in a chunk that only such a cart loads. */
export function useGuestDiscounts<C extends CartState>(cart: C): C {
  const [apply, setApply] = useState<WithDiscounts>();
  const isNeeded = !cart.order && cart.lines.some(({ product }) => product.offers?.length);
  useEffect(() => {
    if (!isNeeded) return;
    // Without it the cart shows its prices, and the server's total after signing in.
    loadDiscounts().then(
      ({ withGuestDiscounts }) => setApply(() => withGuestDiscounts),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded && apply ? apply(cart) : cart;
}
