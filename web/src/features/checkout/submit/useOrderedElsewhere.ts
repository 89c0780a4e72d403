import { useEffect, useRef } from 'react';
import { notifyError } from '#components/notifyError.ts';
import { serverCart } from '#features/cart/serverCart.ts';
import { stored } from '#storage/storage.ts';
import { loadOrderOfCart } from './orderOfCart.ts';

/** Another tab ordered this cart. */
export function useOrderedElsewhere(onOrdered: (orderId: string) => void): void {
  const latest = useRef(onOrdered);
  useEffect(() => {
    latest.current = onOrdered;
  });
  useEffect(() => {
    // The hash changes more than once while an order is placed.
    let isReported = false;
    const report = (orderId: string) => {
      if (isReported) return;
      isReported = true;
      latest.current(orderId);
    };
    const unsubscribe = stored.cartHash.subscribe(() => {
      const shown = serverCart.read()?.cart_hash;
      const current = stored.cartHash.read();
      if (isReported || !shown || !current || shown === current) return;
      loadOrderOfCart(shown)
        .then((order) => order && report(order.id))
        .catch(notifyError);
    });
    return () => {
      isReported = true;
      unsubscribe();
    };
  }, []);
}
