import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { formatPeriod, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { createPortal } from 'react-dom';
import { dayLabel } from '../due.ts';
import { statusLabel } from '../statusTones.ts';
import { Sheet } from './runSheetStyles.ts';

interface RunSheetProps {
  orders: readonly Order[];
  /** 'Friday 20 November' */
  day: string;
  today: string;
  timeZone: string;
}

const timeOf = ({ deliveryDay, delivery_period: period }: Order) =>
  `${deliveryDay ?? '9999'} ${period?.start_time ?? '99'}`;
const isOnTheWay = ({ status }: Order) => status !== 'completed' && status !== 'canceled';

/** Print only: open orders of the day, with a checkbox. */
export function RunSheet({ orders, day, today, timeZone }: RunSheetProps) {
  const open = orders.filter(isOnTheWay).sort((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1));
  const groups = Map.groupBy(open, timeOf);
  return createPortal(
    <Sheet>
      <h1>Run sheet, {day}</h1>
      <p>
        {open.length === 1 ? '1 order' : `${open.length} orders`} to go, printed at{' '}
        {localTime(new Date(), timeZone).time}
      </p>
      {[...groups.values()].map((group) => (
        <section key={group[0]?.id}>
          <h2>{group[0] && headOf(group[0], today)}</h2>
          {group.map((order) => (
            <Line key={order.id} order={order} />
          ))}
        </section>
      ))}
    </Sheet>,
    document.body,
  );
}

function headOf({ deliveryDay, delivery_period: period }: Order, today: string): string {
  const day = deliveryDay ? dayLabel(deliveryDay, today) : 'No day chosen';
  return period ? `${day}, ${formatPeriod(period.start_time, period.stop_time)}` : day;
}

const Line = ({ order }: { order: Order }) => (
  <article>
    <i />
    <div>
      <b>#{order.number}</b> {statusLabel(order.status)}
      {order.payment_status === 'not_paid' && ' · NOT PAID'}
      <ul>
        {order.items.map(({ product, size, count }) => (
          <li key={`${product.id} ${size?.id}`}>
            {count} × {lineTitle(product.name, size?.name)} ({product.sku})
          </li>
        ))}
      </ul>
      {order.card_message && <p>Card: “{order.card_message}”</p>}
    </div>
    <div>
      <b>{order.recipient?.fio || order.fio}</b> {order.recipient?.phone || order.phone}
      <p>
        {order.isPickup
          ? `Pick up: ${order.pickup_store_info?.name ?? ''}`
          : [order.unitOffice, order.location?.address].filter(Boolean).join(', ')}
      </p>
      {order.comment && <p>Note: {order.comment}</p>}
    </div>
  </article>
);
