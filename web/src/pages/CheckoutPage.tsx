import { messageOf } from '@bloomkin/shared/messages.ts';
import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '../api/apiError.ts';
import { messageOfError } from '../api/call.ts';
import { ButtonLink } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Page } from '../components/Page.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Wrap } from '../components/Wrap.tsx';
import { lookForServerCart, serverCart } from '../features/cart/serverCart.ts';
import { useCart } from '../features/cart/useCart.ts';
import { CheckoutSteps } from '../features/checkout/CheckoutSteps.tsx';
import { Columns } from '../features/checkout/checkoutStyles.ts';
import { Summary } from '../features/checkout/Summary.tsx';
import { totalsOf } from '../features/checkout/totalsOf.ts';
import { useCheckout } from '../features/checkout/useCheckout.ts';
import { useDays } from '../features/checkout/useDays.ts';
import { useFilled } from '../features/checkout/useFilled.ts';
import { useSession } from '../session/useSession.ts';

/** The cart and the ordering on one page, for guests too. */
export function CheckoutPage() {
  const { status } = useSession();
  const cart = useCart();
  const filled = useFilled(cart);
  const days = useDays(cart, filled);
  const view = { cart, filled, days, totals: totalsOf(cart, filled, days.days) };
  const checkout = useCheckout(view);
  const isLoading = status === 'unknown' || (status === 'signedIn' && !cart.order);
  return (
    <Page title="Your order">
      <Wrap>
        <Columns>
          <h1>Your order</h1>
          {isLoading ? (
            <CartOnItsWay />
          ) : cart.lines.length === 0 && checkout.phase === 'ready' ? (
            <EmptyState title={messageOf('CART.EMPTY')} text="Flowers you add will wait here.">
              <ButtonLink kind="brand" to="/market">
                Browse flowers
              </ButtonLink>
            </EmptyState>
          ) : (
            <>
              <CheckoutSteps view={view} checkout={checkout} isGuest={status === 'guest'} />
              <Summary cart={cart} totals={view.totals} />
            </>
          )}
        </Columns>
      </Wrap>
    </Page>
  );
}

function CartOnItsWay() {
  const failure = useSyncExternalStore(serverCart.subscribe, serverCart.failure, () => undefined);
  // A buyer whose cart is missing: specification, section 4.
  if (failure instanceof ApiError && failure.status === 404)
    return <Navigate to="/personal/profile" replace />;
  if (failure)
    return (
      <ErrorState
        title="We could not load your cart."
        detail={messageOfError(failure)}
        onRetry={lookForServerCart}
      />
    );
  return (
    <>
      <div role="status" aria-label="Loading your cart">
        <Skeleton $height="480px" $radius="28px" />
      </div>
      <Skeleton $height="320px" $radius="28px" />
    </>
  );
}
