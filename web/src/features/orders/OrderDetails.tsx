import { paths } from '@bloomkin/shared/pages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import { Facts } from '#components/layout/Facts.ts';
import { Figures } from '#components/layout/figureStyles.ts';
import { Image } from '#components/media/Image.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { DiscountFigures } from '../cart/DiscountFigures.tsx';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { Lines, Panel } from './orderStyles.ts';
import { ReviewLink } from './ReviewLink.tsx';

const toPhoto = (path: string | null) => path && { path, small: { path } };

export const OrderLines = ({ order }: { order: Order }) => (
  <Panel aria-labelledby="order-lines">
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
  </Panel>
);

function listFacts(order: Order): [label: string, value: string][] {
  const { recipient, location, pickup_store_info: store } = order;
  const unit = order.unitOffice ? `${order.unitOffice}, ` : '';
  const facts: [string, string][] = [
    [order.isPickup ? 'Pick up' : 'Delivery', deliveryTimeLabel(order)],
    order.isPickup
      ? ['Where', [store?.name, store?.address].filter(Boolean).join('\n')]
      : ['Where', location ? unit + location.address : ''],
    ['For', recipient ? [recipient.fio, formatPhone(recipient.phone)].filter(Boolean).join(', ') : ''],
    ['Comment for the driver', order.isPickup ? '' : order.comment],
    ['Card message', order.card_message],
    ['Ordered by', [order.fio, formatPhone(order.phone), order.email].filter(Boolean).join('\n')],
  ];
  return facts.filter(([, value]) => value !== '');
}

export const OrderFacts = ({ order }: { order: Order }) => (
  <Panel aria-labelledby="order-facts">
    <h2 id="order-facts">Details</h2>
    <Facts>
      {listFacts(order).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  </Panel>
);
