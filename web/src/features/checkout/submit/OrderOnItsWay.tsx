import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { notify } from '#components/feedback/notify.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import { changeDraft, keepContactOnly } from '#features/cart/checkoutDraft.ts';
import { loadServerCart } from '#features/cart/serverCart.ts';
import { lookUpAttempt } from './lookUpAttempt.ts';
import { notArrived, notKnown } from './submitOrder.ts';

interface OrderOnItsWayProps {
  /** No such order exists. */
  onNone: () => void;
}

/** Looks up an order in progress before another can be placed. */
export function OrderOnItsWay({ onNone }: OrderOnItsWayProps) {
  const navigate = useNavigate();
  const begun = useRef(false);
  async function look(): Promise<void> {
    const order = await lookUpAttempt();
    if (!order) {
      changeDraft({ attempt: null });
      void notify({ tone: 'error', message: notArrived });
      return onNone();
    }
    keepContactOnly();
    loadServerCart().catch(notifyError);
    void notify({ tone: 'success', message: 'Your order was placed. Here it is.' });
    navigate(paths.order(order.id), { replace: true });
  }
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    look().catch((error: unknown) => {
      // Another user's order or a deleted cart: nothing to wait for.
      if (error instanceof ApiError && error.status === 404) changeDraft({ attempt: null });
      else void notify({ tone: 'error', message: notKnown });
      onNone();
    });
  });
  return (
    <>
      <div role="status">
        <p>We are asking whether your order arrived …</p>
        <Skeleton $height="480px" $radius="28px" />
      </div>
      <Skeleton $height="320px" $radius="28px" />
    </>
  );
}
