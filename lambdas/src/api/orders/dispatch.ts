import { AppError } from '@bloomkin/shared/errors.ts';
import { canStillUndo, isEarly } from '@bloomkin/shared/rules/orderStatus.ts';
import { describeWhen } from '#model/orders/describeDelivery.ts';
import { type Author, withLine } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { requireOpenOrder } from './requireOpenOrder.ts';

interface DispatchChange {
  dispatched?: boolean | undefined;
  early?: boolean | undefined;
}

export function refuseEarly(order: OrderItem, now: Date): void {
  const { day, period, timeZone } = order;
  if (isEarly({ day, startTime: period?.startTime, timeZone }, now))
    throw new AppError('ORDER.EARLY', {
      message: `This order is for ${describeWhen(order)}. Confirm that it goes out now.`,
    });
}

/** Only deliveries leave the shop, and only once they are ready (docs/product-rules.md, "Status"). */
export function changeDispatch(order: OrderItem, change: DispatchChange, author: Author): OrderItem {
  const { dispatched, early } = change;
  if (dispatched === undefined || dispatched === Boolean(order.dispatchedAt)) return order;
  requireOpenOrder(order);
  if (!dispatched) return takeDispatchBack(order, author);
  if (order.isPickup || order.status !== 'ready_to_ship')
    throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
      message: order.isPickup
        ? 'A pick-up order does not leave with a courier.'
        : 'Mark the order ready before it leaves.',
    });
  if (!early) refuseEarly(order, author.now);
  const sent = { ...order, dispatchedAt: author.now.toISOString() };
  return withLine(sent, author, { what: 'dispatch', from: null, to: 'on_its_way' });
}

function takeDispatchBack(order: OrderItem, author: Author): OrderItem {
  if (!order.dispatchedAt || !canStillUndo(new Date(order.dispatchedAt), author.now))
    throw new AppError('ORDER.STATUS.NOT_ALLOWED', {
      message: 'The buyer was told long ago that the flowers are on their way. Please call them.',
    });
  return withLine({ ...order, dispatchedAt: null }, author, {
    what: 'dispatch',
    from: 'on_its_way',
    to: 'taken_back',
  });
}
