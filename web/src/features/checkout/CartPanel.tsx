import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { CartRows } from '#features/cart/CartRows.tsx';
import { ClearCart } from '#features/cart/ClearCart.tsx';
import { DiscountFigures } from '#features/cart/DiscountFigures.tsx';
import {
  describeClearing,
  describeRemoval,
  type Removal,
  RemovedNotice,
} from '#features/cart/RemovedNotice.tsx';
import { closeCartPanel, type UsedCart, useAddition, useCart, useCartPanel } from '#features/cart/useCart.ts';
import { useGuestDiscounts } from '#features/cart/useGuestDiscounts.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { toGoodsQuery } from '#features/deliveryDay/goodsQuery.ts';
import { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { Extras } from '#features/productCard/Extras.tsx';
import { useFreshCart } from '#features/productCard/useFreshCart.ts';
import { CartTag } from '#features/tag/Tag.tsx';
import { CartDelivery } from './CartDelivery.tsx';
import { sum } from './form/totals.ts';
import { useCheckoutForm } from './form/useCheckoutForm.ts';
import { preloadCheckout } from './lazyCheckout.ts';

const DiscountCode = lazyWithPreload(async () => (await import('./DiscountCode.tsx')).DiscountCode);

const Foot = styled.div`
  display: grid;
  gap: 10px;
  dl {
    display: flex;
    justify-content: space-between;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  [data-discount] {
    display: flex;
    flex: 1;
    justify-content: space-between;
    color: var(--bk-text-brand);
    font-weight: 600;
  }
  > button {
    justify-content: space-between;
  }
  > small {
    color: var(--bk-text-secondary);
    text-align: center;
  }
`;

const From = styled.p`
  margin-block: 14px 6px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

const Added = styled.p`
  margin-bottom: 4px;
  color: var(--bk-text-success);
  font-weight: 600;
  outline: 0;
`;

export function CartPanel() {
  const open = useCartPanel();
  const addition = useAddition();
  const cart = useGuestDiscounts(useCart());
  useFreshCart(open, addition > 0);
  useEffect(() => {
    if (open) preloadCheckout();
  }, [open]);
  const [removal, setRemoval] = useState<Removal>();
  if (removal && !open) setRemoval(undefined);
  const { isPickup } = useCheckoutForm(cart);
  const delivery = useDelivery(
    { company: cart.companyId ?? '', price: cart.goods, goods: toGoodsQuery(cart.lines) },
    open && cart.count > 0 && !isPickup,
  );
  return (
    <Dialog
      open={open}
      placement="drawer"
      title="Your cart"
      onClose={closeCartPanel}
      footer={cart.lines.length > 0 && <CartFooter cart={cart} delivery={delivery} isPickup={isPickup} />}
    >
      {removal && <RemovedNotice removal={removal} onDone={() => setRemoval(undefined)} />}
      {cart.lines.length === 0 ? (
        <EmptyState title="Your cart is empty" text="Flowers you add will wait here." />
      ) : (
        <>
          {addition > 0 && <AddedNote key={addition} />}
          <CartTag />
          <From>
            From <b>{cart.companyName}</b>
          </From>
          <CartDelivery delivery={delivery} florist={cart.companyName} />
          <CartRows
            lines={cart.lines}
            busy={cart.busy}
            onRemoved={(product) => setRemoval(describeRemoval(product, cart))}
          />
          <ClearCart onCleared={(undo) => setRemoval(describeClearing(undo))} />
          {open && cart.companyId && (
            <Extras company={cart.companyId} without={cart.lines.map(({ product }) => product.id)} />
          )}
        </>
      )}
    </Dialog>
  );
}

/** Focused, because a region that opens with its dialog is not announced. */
function AddedNote() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // An extra's button leaves with its row.
    if (document.activeElement === document.body) note.current?.focus();
  }, []);
  return (
    <Added ref={note} role="status" tabIndex={-1} data-autofocus="">
      {getMessage('CART.ADD_PRODUCT.SUCCESS')}
    </Added>
  );
}

interface CartFooterProps {
  cart: UsedCart;
  delivery: ReturnType<typeof useDelivery>;
  isPickup: boolean;
}

function CartFooter({ cart, delivery, isPickup }: CartFooterProps) {
  const navigate = useNavigate();
  const price = delivery.offer?.price ?? undefined;
  const total = formatDollars(sum(sum(cart.goods, 0 - cart.discount), price ?? 0));
  const goToCheckout = () => {
    closeCartPanel();
    navigate(paths.cart());
  };
  return (
    <Foot>
      <Suspense fallback={null}>
        <DiscountCode cart={cart} />
      </Suspense>
      {cart.discounts.map((discount) => (
        <dl key={discount.id}>
          <DiscountFigures discounts={[discount]} />
        </dl>
      ))}
      {delivery.place && price !== undefined && (
        <dl>
          <dt>Delivery to {formatSuburb(delivery.place)}</dt>
          <dd>{deliveryPriceLabel(price, delivery.offer)}</dd>
        </dl>
      )}
      {cart.count > 0 &&
        (delivery.isRefused ? (
          <Button kind="brand" large wide onClick={goToCheckout}>
            Choose where it goes
          </Button>
        ) : (
          <Button kind="brand" large wide onClick={goToCheckout}>
            <span>Buy now</span>
            <span>{cart.busy.size > 0 ? '…' : total}</span>
          </Button>
        ))}
      {cart.count > 0 && !delivery.isRefused && (
        <small>
          GST, where charged, is included.{' '}
          {price === undefined && !isPickup
            ? 'Delivery is added once a place is known.'
            : 'Nothing is added later.'}
        </small>
      )}
    </Foot>
  );
}
