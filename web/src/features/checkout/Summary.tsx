import { paths } from '@bloomkin/shared/pages.ts';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { notify } from '#components/feedback/notify.ts';
import { Figures } from '#components/layout/figures.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { CartRows } from '#features/cart/CartRows.tsx';
import { DiscountFigures } from '#features/cart/DiscountFigures.tsx';
import { describeClearing, describeRemoval, type Removal } from '#features/cart/RemovedNotice.tsx';
import type { UsedCart } from '#features/cart/useCart.ts';
import { Card } from './checkoutStyles.ts';
import { linePath } from './form/checkoutFaults.ts';
import { fieldId } from './form/fieldId.ts';
import type { Totals } from './form/totals.ts';

const ClearCart = lazyWithPreload(async () => (await import('#features/cart/ClearCart.tsx')).ClearCart);

const DiscountCode = lazyWithPreload(async () => (await import('./DiscountCode.tsx')).DiscountCode);

const Side = styled.aside`
  min-width: 0;
  h2 {
    font: 700 1.375rem/1.2 var(--bk-display);
  }
  h2 + p {
    margin-top: 4px;
    color: var(--bk-text-secondary);
    a {
      color: var(--bk-text-brand);
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: 96px;
    > section {
      display: flex;
      flex-direction: column;
      max-height: calc(100dvh - 120px);
      padding: 24px;
    }
    ul {
      flex: 1 1 auto;
      min-height: 130px;
      overflow: auto;
      overscroll-behavior: contain;
    }
  }
`;

function showRemoval({ message, undo }: Removal): void {
  void notify({ tone: 'success', message, ...(undo && { action: { label: 'Undo', run: undo } }) });
}

interface SummaryProps {
  cart: UsedCart;
  totals: Totals;
  /** By then the cart is a new one. */
  isOrdered: boolean;
  children: ReactNode;
}

export const Summary = ({ cart, totals, isOrdered, children }: SummaryProps) => (
  <Side aria-label="Your cart" inert={isOrdered}>
    <Card as="section">
      <h2>Your cart</h2>
      <p>
        From{' '}
        {cart.companyId ? (
          <Link to={paths.florist(cart.companyId)}>{cart.companyName}</Link>
        ) : (
          cart.companyName
        )}
      </p>
      <CartRows
        lines={cart.lines}
        busy={cart.busy}
        idOf={(key) => fieldId(linePath(key))}
        onRemoved={(product) => showRemoval(describeRemoval(product, cart))}
      />
      <Suspense fallback={null}>
        <ClearCart onCleared={(undo) => showRemoval(describeClearing(undo))} />
      </Suspense>
      <Suspense fallback={null}>
        <DiscountCode cart={cart} />
      </Suspense>
      <Figures aria-live="polite">
        <dt>Items</dt>
        <dd>{formatDollars(totals.goods)}</dd>
        <DiscountFigures discounts={cart.discounts} />
        <dt>Delivery</dt>
        <dd>{totals.delivery}</dd>
        <dt>{totals.isFinal ? 'Total' : 'Total so far'}</dt>
        <dd>{formatDollars(totals.total)}</dd>
      </Figures>
      {children}
    </Card>
  </Side>
);
