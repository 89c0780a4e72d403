import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order, OrderItem } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { FailedPart } from '#components/feedback/FailedPart.tsx';
import { QueryPart } from '#components/feedback/QueryPart.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Image } from '#components/media/Image.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { describeDelivery, useDeliveryDays } from './cartDelivery.ts';

const Items = styled.section`
  margin: 4px 0 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 6px 0;
    > :last-child:not(:first-child) {
      margin-left: auto;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    i {
      flex: none;
      width: 36px;
      height: 44px;
      border-radius: var(--bk-petal-s);
      overflow: hidden;
    }
    &:last-child {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
`;

/** The lines at current prices, and what bringing them would cost. */
export function CartContents({ cart }: { cart: Order }) {
  const { days, error, retry } = useDeliveryDays(cart);
  return (
    <Items aria-label="In the cart">
      <small>In the cart, prices as of now, before discounts</small>
      <ul>
        {cart.items.map((item) => (
          <CartLine key={`${item.product.id} ${item.size?.id}`} item={item} />
        ))}
        <QueryPart
          data={days && describeDelivery(cart, days)}
          error={error}
          failed={
            <li>
              <FailedPart title="We could not load the delivery." onRetry={retry} />
            </li>
          }
          skeleton={
            <li>
              <Skeleton $height="44px" $width="100%" $radius="10px" />
            </li>
          }
        >
          {({ where, details, note, price }) => (
            <>
              <li>
                <span>
                  {where}
                  <small>{[details, note].filter(Boolean).join('. ')}</small>
                </span>
                <span>{price !== null && deliveryPriceLabel(price)}</span>
              </li>
              <li>
                <b>{price === null ? 'Total, without delivery' : 'Total'}</b>
                <b>{formatDollars(cart.order_summ + (price ?? 0))}</b>
              </li>
            </>
          )}
        </QueryPart>
      </ul>
    </Items>
  );
}

const CartLine = ({ item: { product, size, product_price, shown_price, count } }: { item: OrderItem }) => (
  <li>
    <i>
      <Image photo={toPhoto(product.photo) || null} alt="" />
    </i>
    <span>
      <b>
        {count > 1 && `${count} × `}
        {lineTitle(product.name, size?.name)}
      </b>
      <small>
        {[product.sku, describeChange(product.available, product_price, shown_price)]
          .filter(Boolean)
          .join(', ')}
      </small>
    </span>
    <span>{product.available ? formatDollars(product_price * count) : 'Not counted'}</span>
  </li>
);

/** Says what changed since the buyer saw the cart. */
function describeChange(
  available: boolean,
  price: number,
  shownPrice: number | undefined,
): string | undefined {
  if (!available) return 'no longer in the shop';
  if (shownPrice === undefined || shownPrice === price) return undefined;
  return `${formatDollars(shownPrice)} when the buyer last looked`;
}
