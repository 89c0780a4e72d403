import { getCartByHash } from '@bloomkin/shared/routes/cart.ts';
import { useEffect, useRef } from 'react';
import { notifyError } from '../../components/notifyError.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { stored } from '../../storage/storage.ts';
import { serverCart } from '../cart/serverCart.ts';

/** Another tab ordered the cart that is shown here: tells which order it became. */
export function useOrderedElsewhere(onOrdered: (orderId: string) => void): void {
  const latest = useRef(onOrdered);
  useEffect(() => {
    latest.current = onOrdered;
  });
  useEffect(
    () =>
      stored.cartHash.subscribe(() => {
        const shown = serverCart.read()?.cart_hash;
        const present = stored.cartHash.read();
        if (!shown || !present || shown === present) return;
        orderOf(shown)
          .then((orderId) => orderId && latest.current(orderId))
          .catch(notifyError);
      }),
    [],
  );
}

/** A cart's order; undefined while it is a cart. */
async function orderOf(hash: string): Promise<string | undefined> {
  const { data } = await callSignedIn(getCartByHash, { params: { id: hash } });
  return data.status === 'cart' || data.status === 'abandoned_cart' ? undefined : data.id;
}
