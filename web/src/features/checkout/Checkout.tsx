import { useSession } from '../../session/useSession.ts';
import type { UsedCart } from '../cart/useCart.ts';
import { CartOnItsWay, EmptyCart } from './CartStates.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { Summary } from './Summary.tsx';
import { totalsOf } from './totalsOf.ts';
import { useCheckout } from './useCheckout.ts';
import { useDays } from './useDays.ts';
import { useFilled } from './useFilled.ts';

export interface CheckoutProps {
  cart: UsedCart;
  isLoading: boolean;
}

/** Everything an order needs, and its sums. What is under way goes on while a sign-in brings another cart. */
export function Checkout({ cart, isLoading }: CheckoutProps) {
  const { status } = useSession();
  const filled = useFilled(cart);
  const days = useDays(cart, filled);
  const checkout = useCheckout({ cart, filled, days, totals: totalsOf(cart, filled, days.days) });
  if (isLoading) return <CartOnItsWay />;
  if (cart.lines.length === 0 && checkout.phase === 'ready') return <EmptyCart />;
  return (
    <>
      <CheckoutSteps checkout={checkout} isGuest={status === 'guest'} />
      <Summary {...checkout.view} isOrdered={checkout.phase === 'leaving'} />
    </>
  );
}
