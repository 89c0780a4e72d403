import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId, useState } from 'react';
import { IconButton } from '#components/actions/IconButton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { FloristMark } from '../FloristMark.tsx';
import { ItemThumbs } from '../orders/list/ItemThumbs.tsx';
import { Items, Row } from './abandonedStyles.ts';
import { cartStopLabels } from './cartLabels.ts';
import { canBeReminded, ReminderCell } from './ReminderCell.tsx';
import { ReminderText } from './ReminderText.tsx';
import { useReminder } from './useReminder.ts';

/** Expands to the cart's lines, at current prices. */
export function AbandonedRow({ cart }: { cart: Order }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const reminding = useReminder(cart);
  const nowMs = useNow(60_000);
  const brand = cart.company_info?.brand;
  const name = cart.fio || (cart.email || cart.phone ? 'No name yet' : 'Guest');
  return (
    <Row data-open={isOpen || undefined}>
      <IconButton
        icon="right"
        label={`${isOpen ? 'Hide' : 'Show'} the cart of ${name}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="who">
        <b>{name}</b>
        <small>{cart.email || (cart.phone ? formatPhone(cart.phone) : 'No address yet')}</small>
      </div>
      <div className="what">
        <ItemThumbs items={cart.items} count={cart.goods_num} />
      </div>
      <div className="florist">
        {brand && <FloristMark brand={brand} />}
        <span>{brand ?? 'No florist'}</span>
      </div>
      <span className="stop">
        <VisuallyHidden>Stopped at: </VisuallyHidden>
        {cartStopLabels[cart.stopped_at ?? 'cart']}
      </span>
      <time dateTime={cart.updated_at} title={formatInstant(cart.updated_at, null)}>
        {describeAge(nowMs - Date.parse(cart.updated_at))}
      </time>
      <b className="worth">{formatDollars(cart.order_summ)}</b>
      <div className="reminder">
        <ReminderCell cart={cart} reminding={reminding} />
      </div>
      <div id={id} className="items" hidden={!isOpen}>
        {isOpen && (
          <>
            <CartItems cart={cart} />
            {canBeReminded(cart) && <ReminderText cart={cart} />}
          </>
        )}
      </div>
    </Row>
  );
}

const CartItems = ({ cart }: { cart: Order }) => (
  <Items>
    <small>In the cart, prices as of now, without delivery</small>
    <ul>
      {cart.items.map(({ product, size, product_price, count }) => (
        <li key={`${product.id} ${size?.id}`}>
          <span>
            <b>
              {count > 1 && `${count} × `}
              {product.name}
              {size && `, ${size.name}`}
            </b>
            <small>{product.available ? product.sku : `${product.sku}, no longer in the shop`}</small>
          </span>
          <span>{formatDollars(product_price * count)}</span>
        </li>
      ))}
      <li>
        <b>Total</b>
        <b>{formatDollars(cart.order_summ)}</b>
      </li>
    </ul>
  </Items>
);

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** '1 h 12 min', '3 days'. */
function describeAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / minuteMs));
  if (minutes < dayMinutes) return `${Math.floor(minutes / hourMinutes)} h ${minutes % hourMinutes} min`;
  const days = Math.floor(minutes / dayMinutes);
  return days === 1 ? '1 day' : `${days} days`;
}
