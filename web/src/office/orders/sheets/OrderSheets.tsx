import { paymentStatusLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pluralise } from '#components/text/pluralise.ts';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import { isLeftOut } from '#office/orders/list/makeList.ts';
import { placedLabel } from '#office/orders/list/placedLabel.ts';
import { orderLabel } from '#office/orders/statusTones.ts';
import { describeDoorPhone } from './describeDoorPhone.ts';
import { ItemText } from './ItemText.tsx';
import type { SheetProps } from './RunSheet.tsx';
import { OrderSheetPaper } from './sheetStyles.ts';

/** Print only: one page per order, for packing and delivery. Without prices, because it accompanies the flowers. */
export function OrderSheets({ orders, timeZone }: SheetProps) {
  const now = new Date();
  return createPortal(
    <OrderSheetPaper>
      {orders
        .filter((order) => !isLeftOut(order, now))
        .map((order) => (
          <OrderSheet key={order.id} order={order} now={now} timeZone={order.timezone ?? timeZone} />
        ))}
    </OrderSheetPaper>,
    document.body,
  );
}

function OrderSheet({ order, now, timeZone }: { order: Order; now: Date; timeZone: string }) {
  const { number, company_info: florist, card_message: message, comment } = order;
  const today = localTime(now, timeZone).day;
  return (
    <article>
      <header>
        <div>
          <h1>Order #{number}</h1>
          <p>
            {florist?.brand}
            <br />
            Placed {placedLabel(order.created_at, today, timeZone)}
          </p>
        </div>
        <p>
          <b>{deliveryTimeLabel(order) || 'No day chosen'}</b>
          <br />
          {orderLabel(order, now)}
          {order.payment_status === 'not_paid' && ` · ${paymentStatusLabels.not_paid.toUpperCase()}`}
        </p>
      </header>
      <section>
        <h2>{order.isPickup ? 'Pick up' : 'Deliver to'}</h2>
        {order.isPickup ? <PickupLines order={order} /> : <DeliveryLines order={order} />}
      </section>
      <section>
        <h2>{pluralise(order.goods_num, 'item')}</h2>
        <ul>
          {order.items.map((item) => (
            <li key={`${item.product.id} ${item.size?.id}`}>
              <i />
              <span>
                <ItemText item={item} />
              </span>
            </li>
          ))}
        </ul>
      </section>
      {message && (
        <Part title="Card message">
          <blockquote>{message}</blockquote>
        </Part>
      )}
      {comment && (
        <Part title="Note for the driver">
          <p>{comment}</p>
        </Part>
      )}
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const PickupLines = ({ order: { pickup_store_info: store, fio, phone } }: { order: Order }) => (
  <p>
    <b>{store?.name}</b>
    {`\n${store?.address ?? ''}\nFor ${fio}, ${formatPhone(phone)}`}
  </p>
);

const DeliveryLines = ({ order }: { order: Order }) => (
  <p>
    <b>{toRecipientContact(order).fio}</b>
    {`, ${describeDoorPhone(order)}\n`}
    {[order.unitOffice, order.location?.address].filter(Boolean).join(', ')}
  </p>
);
