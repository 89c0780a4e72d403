import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import type { UsedCart } from '#features/cart/useCart.ts';
import { useGuestDiscounts } from '#features/cart/useGuestDiscounts.ts';
import { useFreshGuestCart } from '#features/productCard/useFreshGuestCart.ts';
import { useSession } from '#session/useSession.ts';
import { noteStep } from '#storage/visitSteps.ts';
import { CartOnItsWay } from './CartStates.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { computeTotals } from './form/totals.ts';
import { useCheckoutForm } from './form/useCheckoutForm.ts';
import { Summary } from './Summary.tsx';
import { useCheckout } from './submit/useCheckout.ts';
import { useDays } from './when/useDays.ts';

const EmptyCart = lazyWithPreload(async () => (await import('./EmptyCart.tsx')).EmptyCart);

export interface CheckoutProps {
  cart: UsedCart;
  isLoading: boolean;
}

/** Survives the cart change of a sign-in. */
export function Checkout({ cart: read, isLoading }: CheckoutProps) {
  const cart = useGuestDiscounts(read);
  const { status } = useSession();
  useFreshGuestCart(true);
  const form = useCheckoutForm(cart);
  const days = useDays(cart, form);
  const hasBegun = !isLoading && cart.lines.length > 0;
  useEffect(() => {
    if (hasBegun) noteStep('beganCheckout');
  }, [hasBegun]);
  const checkout = useCheckout({ cart, form, days, totals: computeTotals(cart, form, days.days) });
  if (isLoading) return <CartOnItsWay />;
  if (cart.lines.length === 0 && checkout.phase === 'ready')
    return (
      <Suspense fallback={null}>
        <EmptyCart takesFocus />
      </Suspense>
    );
  return (
    <>
      <CheckoutSteps checkout={checkout} isGuest={status === 'guest'} />
      <Summary {...checkout.view} isOrdered={checkout.phase === 'leaving'} />
    </>
  );
}
