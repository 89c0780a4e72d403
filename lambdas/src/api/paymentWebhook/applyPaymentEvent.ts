import { cardPayment } from '@bloomkin/shared/rules/cardPayment.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findPaidOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import type { HistoryEntry } from '#model/orders/orderHistory.ts';
import { orderWrites } from '#model/orders/saveOrder.ts';
import { insertPaymentEvent } from '#model/payments/paymentEntity.ts';
import type { MoneyChange } from '#model/payments/settlement/settlement.ts';
import {
  findSettlement,
  loadSettlement,
  type SettlementItem,
  type SettlementState,
  settlementWrites,
} from '#model/payments/settlement/settlementEntity.ts';
import { logError } from '#platform/log.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

export interface OrderEvent {
  id: string;
  orderId: OrderId;
  now: Date;
}

export interface EventEffect {
  move?: (current: SettlementItem) => MoneyChange<SettlementItem>;
  order?: OrderItem;
  others?: readonly Write[];
}

/** Money that moves again brings a deleted order back into the lists. */
const restore = (order: OrderItem): OrderItem => (order.deletedAt ? { ...order, deletedAt: null } : order);

/** Applied once, in a transaction with the ledger; retried on a newer order. `decide` may return undefined. */
export const applyPaymentEvent = (
  { id, orderId, now }: OrderEvent,
  decide: (order: OrderItem) => EventEffect | undefined | Promise<EventEffect | undefined>,
): Promise<void> =>
  retryOnConflict(async () => {
    const batch = new BatchRead();
    const reading = Promise.all([findPaidOrder(orderId, batch.get), findSettlement(orderId, batch.get)]);
    batch.send();
    const [order, settlement] = await reading;
    if (!order) return logError('a payment event for an unknown order', { eventId: id, orderId });
    // Another order may have taken over.
    const found = order.id === orderId ? Promise.resolve(settlement) : undefined;
    const effect = await decide(order);
    if (!effect) return undefined;
    const failed = await transact({
      event: insertPaymentEvent(id, now),
      ...(effect.move && moveWrites(await loadSettlement(order, found), effect.move, now)),
      ...(effect.order && orderWrites(order, restore(effect.order))),
      others: effect.others,
    });
    return failed && failed !== 'event' && failed !== 'lines' ? conflict : undefined;
  });

function moveWrites({ read, current }: SettlementState, move: NonNullable<EventEffect['move']>, now: Date) {
  const { next, movement } = move(current);
  return settlementWrites({ read, next }, [movement], now);
}

export function withPaymentChange(
  order: OrderItem,
  change: Partial<OrderItem>,
  line: Pick<HistoryEntry, 'what' | 'from' | 'to'> | undefined,
  now: Date,
): OrderItem {
  const at = now.toISOString();
  const history = line ? [...order.history, { at, by: cardPayment, ...line }] : order.history;
  return { ...order, ...change, history, version: order.version + 1, updatedAt: at };
}
