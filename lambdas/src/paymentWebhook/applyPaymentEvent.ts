import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logError } from '../http/log.ts';
import { findOrder, type OrderItem } from '../orders/orderEntity.ts';
import type { HistoryEntry } from '../orders/orderHistory.ts';
import { orderWrites } from '../orders/saveOrder.ts';
import { insertLedgerLine, insertPaymentEvent, type LedgerLine } from '../payments/paymentEntity.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { transact, type Write } from '../table/transact.ts';

export interface OrderEvent {
  id: string;
  orderId: OrderId;
  now: Date;
}

export interface EventEffect {
  ledger: Pick<LedgerLine, 'what' | 'amountCents' | 'reference'>;
  order?: OrderItem;
  place?: readonly Write[];
}

/** Applied once, in a transaction with the ledger; retried on a newer order. `decide` may return undefined. */
export const applyPaymentEvent = (
  { id, orderId, now }: OrderEvent,
  decide: (order: OrderItem) => EventEffect | undefined | Promise<EventEffect | undefined>,
): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrder(orderId);
    if (!order) return logError('a payment event for an unknown order', { eventId: id, orderId });
    const effect = await decide(order);
    if (!effect) return undefined;
    const failed = await transact({
      event: insertPaymentEvent(id, now),
      ledger: insertLedgerLine({ orderId, at: now.toISOString(), ...effect.ledger }),
      ...(effect.order && orderWrites(order, effect.order)),
      place: effect.place,
    });
    return failed && failed !== 'event' && failed !== 'ledger' ? conflict : undefined;
  });

export function withPaymentChange(
  order: OrderItem,
  change: Partial<OrderItem>,
  line: Pick<HistoryEntry, 'what' | 'from' | 'to'>,
  now: Date,
): OrderItem {
  const at = now.toISOString();
  const history = [...order.history, { at, by: cardPayment, ...line }];
  return { ...order, ...change, history, version: order.version + 1, updatedAt: at };
}
