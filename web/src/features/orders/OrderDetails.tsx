import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { Facts } from '#components/layout/Facts.ts';
import { Figures } from '#components/layout/figures.ts';
import { Image } from '#components/media/Image.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { DiscountFigures } from '#features/cart/DiscountFigures.tsx';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { ReviewLink } from './ReviewLink.tsx';

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li > span:first-child {
    width: 56px;
    height: 68px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  a {
    font-weight: 600;
    line-height: 1.3;
    &:hover {
      text-decoration: underline;
    }
  }
  a[data-review] {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 32px;
    color: var(--bk-text-brand);
    font-size: 0.875rem;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

const toPhoto = (path: string | null) => path && { path, small: { path } };

export const OrderLines = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-lines">
    <h2 id="order-lines">What you ordered</h2>
    <Lines>
      {order.items.map(({ product, size, count, product_price }) => (
        <li key={`${product.id} ${size?.id}`}>
          <span>
            <Image photo={toPhoto(product.photo) || null} alt="" />
          </span>
          <span>
            <Link to={paths.product(product.id)}>{product.name}</Link>
            {order.status === 'completed' && <ReviewLink product={product} />}
            <small>
              {size && `${size.name}, `}
              {count} × {formatDollars(product_price)}
            </small>
          </span>
          <b>{formatDollars(product_price * count)}</b>
        </li>
      ))}
    </Lines>
    <Figures>
      <dt>Items</dt>
      <dd>{formatDollars(order.order_summ)}</dd>
      <DiscountFigures discounts={order.discounts} />
      <dt>{order.isPickup ? 'Pick up' : 'Delivery'}</dt>
      <dd>{deliveryPriceLabel(order.delivery_cost)}</dd>
      <dt>Total</dt>
      <dd>{formatDollars(order.total)}</dd>
    </Figures>
  </Card>
);

function describeHiddenPlace({ address_later, recipient, location }: Order): string {
  const who = firstName(recipient?.fio) ?? 'The recipient';
  if (address_later === 'given') return `${who} has told the florist. You don’t see the address.`;
  return `Near ${location?.address ?? 'their suburb'}. ${who} tells the florist where; you won’t see the address.`;
}

function listFacts(order: Order): [label: string, value: string][] {
  const { recipient, location, pickup_store_info: store } = order;
  const unit = order.unitOffice ? `${order.unitOffice}, ` : '';
  const facts: [string, string][] = [
    [order.isPickup ? 'Pick up' : 'Delivery', deliveryTimeLabel(order)],
    order.isPickup
      ? ['Where', [store?.name, store?.address].filter(Boolean).join('\n')]
      : ['Where', order.address_later ? describeHiddenPlace(order) : location ? unit + location.address : ''],
    ['For', recipient ? [recipient.fio, formatPhone(recipient.phone)].filter(Boolean).join(', ') : ''],
    ['Comment for the driver', order.isPickup ? '' : order.comment],
    ['Card message', order.card_message],
    ['Ordered by', [order.fio, formatPhone(order.phone), order.email].filter(Boolean).join('\n')],
  ];
  return facts.filter(([, value]) => value !== '');
}

export const OrderFacts = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-facts">
    <h2 id="order-facts">Details</h2>
    <Facts>
      {listFacts(order).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  </Card>
);
