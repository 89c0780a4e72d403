import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { logError } from '../http/log.ts';
import type { HistoryEntry, OrderItem } from '../orders/orderItem.ts';
import { findOrder, replaceOrder } from '../orders/orderTable.ts';
import { insertLedgerLine, insertPaymentEvent, type LedgerLine } from '../payments/paymentTable.ts';
import { type TransactItem, transact } from '../table/transact.ts';

const maxTries = 5;

/** What an event of the provider does to its order. */
export interface EventEffect {
  /** Fields that change; left out, the order stays as it is. */
  change?: Partial<OrderItem>;
  /** The line of its history, where the order changes. */
  history?: Pick<HistoryEntry, 'what' | 'from' | 'to'>;
  ledger: Pick<LedgerLine, 'what' | 'amountCents' | 'reference'>;
}

/** Applies an event to its order in one transaction with the ledger, once; tries again when others change the order. */
export async function changeByEvent(
  event: { id: string; orderId: OrderId; now: Date },
  effectOn: (order: OrderItem) => EventEffect | undefined,
): Promise<void> {
  const { id: eventId, orderId, now } = event;
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    const order = await findOrder(orderId);
    if (!order) return logError('a payment event for an unknown order', { eventId, orderId });
    const effect = effectOn(order);
    if (!effect) return;
    const at = now.toISOString();
    const failed = await transact([
      insertPaymentEvent(eventId, now),
      insertLedgerLine({ orderId, at, ...effect.ledger }),
      ...orderRows(order, effect, at),
    ]);
    if (!failed || failed.index < 2) return;
  }
  throw new Error('The order is changed by others again and again');
}

function orderRows(order: OrderItem, { change, history }: EventEffect, at: string): TransactItem[] {
  if (!change && !history) return [];
  const lines: HistoryEntry[] = history ? [{ at, by: cardPayment, ...history }] : [];
  const changed: OrderItem = {
    ...order,
    ...change,
    history: [...order.history, ...lines],
    version: order.version + 1,
    updatedAt: at,
  };
  return replaceOrder(changed, order.version);
}
