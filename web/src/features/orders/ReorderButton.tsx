import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonKind } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { describeGone, isOtherFlorist } from '#features/cart/addLines.ts';
import { useCart } from '#features/cart/useCart.ts';
import { chooseOrder } from '#features/deliveryAddress/prefillCheckout.ts';
import { AskAboutCart } from '#features/productCard/AskAboutCart.tsx';
import { findSavedAddress, reorder, saveReorder } from './reorder.ts';

interface ReorderButtonProps {
  order: Order;
  /** After the cart and the checkout are filled. */
  onPrepare?: () => void;
  /** Accessible description of the button where its context is missing. */
  about?: string;
  kind?: ButtonKind;
  label?: string;
}

/** At today's prices. */
export function ReorderButton(props: ReorderButtonProps) {
  const { order, onPrepare, about, kind = 'outline', label = 'Order again' } = props;
  const cart = useCart();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { run: again, busy } = useAction(
    async (newCart: boolean) => {
      setAsking(false);
      const savedAddress = await findSavedAddress(order);
      const gone = await reorder(order, newCart);
      if (gone.length > 0) void notify({ tone: 'error', message: describeGone(gone) });
      if (gone.length === order.items.length) return;
      // The cart panel does not open here, so the message is needed.
      void notify({ tone: 'success', message: getMessage('CART.ADD_PRODUCT.SUCCESS') });
      chooseOrder(order, savedAddress);
      onPrepare?.();
      saveReorder().catch(notifyError);
      navigate(paths.cart());
    },
    (error) => {
      if (isOtherFlorist(error)) setAsking(true);
      else notifyError(error);
    },
  );

  return (
    <>
      <Button
        kind={kind}
        aria-disabled={busy}
        aria-label={`${label}${about ?? `: ${order.number}`}`}
        onClick={() => again(false)}
      >
        {busy ? 'Adding …' : label}
      </Button>
      <AskAboutCart
        question={
          isAsking && {
            current: cart.companyName,
            next: order.company_info?.brand ?? 'this florist',
            onKeep: () => setAsking(false),
            onStartNew: () => void again(true),
          }
        }
      />
    </>
  );
}
