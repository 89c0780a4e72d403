import { Suspense, useEffect } from 'react';
import { Page } from '../components/Page.tsx';
import { useEverOpen } from '../components/useEverOpen.ts';
import { Wrap } from '../components/Wrap.tsx';
import { useCart } from '../features/cart/useCart.ts';
import { CartOnItsWay, CartSkeleton, EmptyCart } from '../features/checkout/CartStates.tsx';
import { Columns } from '../features/checkout/columnStyles.ts';
import { Checkout, prepareCheckout } from '../features/checkout/laterCheckout.ts';
import { useSession } from '../session/useSession.ts';

/** The cart and the ordering on one page, for guests too. */
export function CheckoutPage() {
  const { status } = useSession();
  const cart = useCart();
  const isLoading = status === 'unknown' || (status === 'signedIn' && !cart.order);
  const wasFilled = useEverOpen(cart.lines.length > 0);
  useEffect(() => {
    // Beside the cart, not after it.
    if (status === 'signedIn') prepareCheckout();
  }, [status]);
  return (
    <Page title="Your order">
      <Wrap>
        <Columns>
          <h1>Your order</h1>
          {wasFilled ? (
            <Suspense fallback={<CartSkeleton />}>
              <Checkout cart={cart} isLoading={isLoading} />
            </Suspense>
          ) : isLoading ? (
            <CartOnItsWay />
          ) : (
            <EmptyCart />
          )}
        </Columns>
      </Wrap>
    </Page>
  );
}
