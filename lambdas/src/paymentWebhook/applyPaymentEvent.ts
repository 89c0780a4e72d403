import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logError } from '../http/log.ts';
import { findOrder, type OrderItem } from '../orders/orderEntity.ts';
import type { HistoryEntry } from '../orders/orderHistory.ts';
import { orderWrites } from '../orders/saveOrder.ts';
import { insertLedgerLine, insertPaymentEvent, type LedgerLine } from '../payments/paymentEntity.ts';
import { conflict, retryOnConflict } from '../table/retry.ts';
import { transact, type Write } from '../table/transact.ts';

/** The event that acts, on which order. */
export interface OrderEvent {
  id: string;
  orderId: OrderId;
  now: Date;
}

/** What an event of the provider does to its order. */
export interface EventEffect {
  ledger: Pick<LedgerLine, 'what' | 'amountCents' | 'reference'>;
  /** The order after it; left out, the order stays. */
  order?: OrderItem;
  /** What happens to the order's place in the florist's day. */
  place?: readonly Write[];
}

/**
 * Applies an event to its order in one transaction with the ledger, once; again on the newer order when it was changed in
 * between. `decide` returns undefined when nothing is to be written.
 */
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

/** The order with a change that the provider told of, and its line of history. */
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
