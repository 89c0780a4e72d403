import { Suspense, useEffect, useState } from 'react';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { serverCartFailure } from '#features/cart/serverCart.ts';
import type { UsedCart } from '#features/cart/useCart.ts';
import { useGuestDiscounts } from '#features/cart/useGuestDiscounts.ts';
import { useFreshCart } from '#features/productCard/useFreshCart.ts';
import { useStore } from '#storage/createStore.ts';
import { noteStep } from '#storage/visitSteps.ts';
import { CartOnItsWay } from './CartStates.tsx';
import { CheckoutSections } from './CheckoutSections.tsx';
import { computeTotals } from './form/totals.ts';
import { useCheckoutForm } from './form/useCheckoutForm.ts';
import { PlaceOrder } from './PlaceOrder.tsx';
import { Summary } from './Summary.tsx';
import { useCheckout } from './submit/useCheckout.ts';
import { useDays } from './when/useDays.ts';

const EmptyCart = lazyWithPreload(async () => (await import('./EmptyCart.tsx')).EmptyCart);

export interface CheckoutProps {
  cart: UsedCart;
  isLoading: boolean;
}

/** While the account's cart loads after a sign-in, the page stays as it was. */
function useLastCart(cart: UsedCart, isLoading: boolean): UsedCart {
  const [last, setLast] = useState(cart);
  if (!isLoading && last !== cart) setLast(cart);
  return isLoading ? last : cart;
}

/** Survives the cart change of a sign-in. */
export function Checkout({ cart: read, isLoading }: CheckoutProps) {
  const cart = useGuestDiscounts(useLastCart(read, isLoading));
  useFreshCart(true);
  const form = useCheckoutForm(cart);
  const days = useDays(cart, form);
  const hasBegun = !isLoading && cart.lines.length > 0;
  useEffect(() => {
    if (hasBegun) noteStep('beganCheckout');
  }, [hasBegun]);
  const current = useCheckout({ cart, form, days, totals: computeTotals(cart, form, days.days) });
  const checkout: typeof current = isLoading ? { ...current, phase: 'checking' } : current;
  const failure = useStore(serverCartFailure);
  if (isLoading && (failure || cart.lines.length === 0)) return <CartOnItsWay />;
  if (cart.lines.length === 0 && current.phase === 'ready')
    return (
      <Suspense fallback={null}>
        <EmptyCart takesFocus />
      </Suspense>
    );
  return (
    <>
      <CheckoutSections checkout={checkout} />
      <Summary {...checkout.view} isOrdered={checkout.phase === 'leaving'}>
        <PlaceOrder checkout={checkout} />
      </Summary>
    </>
  );
}
