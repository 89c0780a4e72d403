import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { formatDollars } from '../../components/formatDollars.ts';
import { prepareCheckout } from '../checkout/laterCheckout.ts';
import { CartRows } from './CartRows.tsx';
import type { Buyable } from './cartActions.ts';
import { closeCartPanel, useCartPanel } from './cartPanel.ts';
import { TakenOut } from './TakenOut.tsx';
import { useCart } from './useCart.ts';

const Foot = styled.div`
  display: grid;
  gap: 10px;
  dl {
    display: flex;
    justify-content: space-between;
    margin: 0;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  button {
    justify-content: space-between;
  }
`;

const From = styled.p`
  margin-bottom: 6px;
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
`;

/** The cart that slides in from the right: 350 px wide, the full width of a phone (specification, section 2). */
export function CartPanel() {
  const open = useCartPanel();
  const cart = useCart();
  const navigate = useNavigate();
  useEffect(() => {
    // The next step, so that it is there when they take it.
    if (open) prepareCheckout();
  }, [open]);
  const [taken, setTaken] = useState<Buyable>();
  if (taken && !open) setTaken(undefined);
  const total = cart.order ? cart.order.total : cart.goods;
  const buy = () => {
    closeCartPanel();
    navigate('/cart');
  };
  const footer = (
    <Foot>
      {cart.order && cart.order.delivery_cost > 0 && (
        <dl>
          <dt>Delivery to {cart.order.location?.address}</dt>
          <dd>{formatDollars(cart.order.delivery_cost)}</dd>
        </dl>
      )}
      <Button kind="brand" large wide onClick={buy}>
        <span>Buy now</span>
        <span>{formatDollars(total)}</span>
      </Button>
    </Foot>
  );
  return (
    <Dialog
      open={open}
      kind="drawer"
      title="Your cart"
      onClose={closeCartPanel}
      footer={cart.lines.length > 0 ? footer : undefined}
    >
      {taken && <TakenOut product={taken} onDone={() => setTaken(undefined)} />}
      {cart.lines.length === 0 ? (
        <EmptyState title="Your cart is empty" text="Flowers you add will wait here." />
      ) : (
        <>
          <From>
            From <b>{cart.companyName}</b>
          </From>
          <CartRows
            lines={cart.lines}
            busy={cart.busy}
            onTakenOut={(product) => setTaken({ ...product, companyName: cart.companyName })}
          />
        </>
      )}
    </Dialog>
  );
}
