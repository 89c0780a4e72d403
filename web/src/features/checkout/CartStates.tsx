import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ApiError, messageOfError } from '#errors/apiError.ts';
import { ensureServerCart, serverCartFailure } from '#features/cart/serverCart.ts';
import { useStore } from '#storage/createStore.ts';

export function CartOnItsWay() {
  const failure = useStore(serverCartFailure);
  // docs/product-rules.md, "Cart".
  if (failure instanceof ApiError && failure.status === 404) return <Navigate to={paths.profile()} replace />;
  if (failure)
    return (
      <ErrorState
        title="We could not load your cart."
        detail={messageOfError(failure)}
        onRetry={ensureServerCart}
      />
    );
  return <CartSkeleton />;
}

export const CartSkeleton = () => (
  <>
    <div role="status" aria-label="Loading your cart">
      <Skeleton $height="480px" $radius="28px" />
    </div>
    <Skeleton $height="320px" $radius="28px" />
  </>
);
