import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { Image } from '#components/media/Image.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { DiscountFigures } from '#features/cart/DiscountFigures.tsx';
import { ExtraMark } from '#office/catalogue/products/ProductPrice.tsx';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';

const Items = styled.ul`
  display: grid;
  gap: 14px;
  li {
    display: grid;
    grid-template-columns: 84px 1fr auto;
    align-items: center;
    gap: 16px;
  }
  i {
    height: 105px;
    border-radius: var(--bk-petal);
    overflow: hidden;
  }
  strong {
    display: block;
    font-size: 1.0625rem;
    font-weight: 600;
  }
  em {
    display: inline-block;
    margin-top: 4px;
    padding: 2px 10px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    font-style: normal;
    font-weight: 600;
    &[data-many] {
      background: var(--bk-bg-highlight);
      color: var(--bk-ink);
    }
  }
`;
const Sums = styled.dl`
  display: grid;
  gap: 4px;
  margin-top: 18px;
  padding-top: 14px;
  border-top: 1px solid var(--bk-border-subtle);
  div {
    display: flex;
    justify-content: space-between;
    font-variant-numeric: tabular-nums;
  }
  div:last-child {
    font-size: 1.125rem;
    font-weight: 700;
  }
`;

export const ItemsCard = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-items">
    <h2 id="order-items">{pluralise(order.goods_num, 'item')}</h2>
    <Items>
      {order.items.map(({ product, size, product_price, count }) => (
        <li key={`${product.id} ${size?.id}`}>
          <i>
            <Image photo={toPhoto(product.photo) || null} alt="" />
          </i>
          <div>
            <strong>{lineTitle(product.name, size?.name)}</strong>
            <small>{product.sku}</small> <ExtraMark product={product} />
            <br />
            <em data-many={count > 1 || undefined}>{count} ×</em>
          </div>
          <b>{formatDollars(product_price * count)}</b>
        </li>
      ))}
    </Items>
    <Sums>
      <div>
        <dt>Products</dt>
        <dd>{formatDollars(order.order_summ)}</dd>
      </div>
      <DiscountFigures discounts={order.discounts} />
      <div>
        <dt>{order.isPickup ? 'Pickup' : 'Delivery'}</dt>
        <dd>{deliveryPriceLabel(order.delivery_cost)}</dd>
      </div>
      <div>
        <dt>Total</dt>
        <dd>{formatDollars(order.total)}</dd>
      </div>
    </Sums>
  </Card>
);
