import { useEffect, useRef } from 'react';
import { notifyError } from '../../components/feedback/notifyError.ts';
import { stored } from '../../storage/storage.ts';
import { serverCart } from '../cart/serverCart.ts';
import { loadOrderOfCart } from './orderOfCart.ts';

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
        loadOrderOfCart(shown)
          .then((order) => order && latest.current(order.id))
          .catch(notifyError);
      }),
    [],
  );
}
