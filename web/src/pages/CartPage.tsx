import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { useCart } from '#features/cart/useCart.ts';
import { CartOnItsWay, CartSkeleton } from '#features/checkout/CartStates.tsx';
import { EmptyCart } from '#features/checkout/EmptyCart.tsx';
import { Checkout, preloadCheckout } from '#features/checkout/lazyCheckout.ts';
import { useSession } from '#session/useSession.ts';

const Columns = styled.div`
  display: grid;
  gap: 28px;
  padding-block: 24px 128px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    column-gap: 40px;
    padding-bottom: 64px;
    align-items: start;
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

const OrderOnItsWay = lazyWithPreload(
  async () => (await import('#features/checkout/submit/OrderOnItsWay.tsx')).OrderOnItsWay,
);

/** An order was submitted before the page was left, and its outcome is unknown. */
function useOrderOnItsWay() {
  const { status } = useSession();
  const [isAsked, setAsked] = useState(() => Boolean(checkoutDraft.read()?.attempt));
  // Only its buyer can look it up; a guest's attempt waits.
  if (isAsked && status === 'guest') setAsked(false);
  return { isAsked: isAsked && status === 'signedIn', onNone: () => setAsked(false) };
}

export function CartPage() {
  const { status } = useSession();
  const cart = useCart();
  const isLoading = status === 'unknown' || (status === 'signedIn' && !cart.order);
  const { isAsked, onNone } = useOrderOnItsWay();
  const wasFilled = useHasOpened(cart.lines.length > 0);
  useEffect(() => {
    // In parallel with the cart.
    if (status === 'signedIn') preloadCheckout();
  }, [status]);
  return (
    <Page title="Your order">
      <Container>
        <Columns>
          <h1>Your order</h1>
          {isAsked ? (
            <Suspense fallback={<CartSkeleton />}>
              <OrderOnItsWay onNone={onNone} />
            </Suspense>
          ) : wasFilled ? (
            <Suspense fallback={<CartSkeleton />}>
              <Checkout cart={cart} isLoading={isLoading} />
            </Suspense>
          ) : isLoading ? (
            <CartOnItsWay />
          ) : (
            <EmptyCart />
          )}
        </Columns>
      </Container>
    </Page>
  );
}
