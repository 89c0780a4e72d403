import { AppError } from '@bloomkin/shared/errors.ts';
import { getMessage } from '@bloomkin/shared/messages.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { settleHold } from '#model/orders/orderHold.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { rereadOrder } from '#model/orders/visibleOrder.ts';
import { type LedgerLine, listLinesOfOrder } from '#model/payments/settlement/ledgerEntity.ts';
import {
  checkSettlement,
  findSettlement,
  type SettlementItem,
} from '#model/payments/settlement/settlementEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { recordOrderDeletion } from './orderActs.ts';

/** Keeps the row: a payment in progress finds it canceled and is refunded (docs/product-rules.md, "Deleting an order"). */
export const deleteOrder: Handler<typeof routes.deleteOrder> = async ({ params, body, now }) => {
  const reread = () => rereadOrder(params.id);
  await rereadOnConflict(await reread(), reread, async (order) => {
    const [settlement, lines] = await Promise.all([findSettlement(order.id), listLinesOfOrder(order.id)]);
    if (holdsMoney(order, settlement, lines)) throw new AppError('ORDER.HAS_MONEY');
    const others = [checkSettlement(order.id, settlement), ...recordOrderDeletion(order, body.reason ?? '')];
    return (await saveOrder(order, withoutOrder(order, now), others)) ? undefined : conflict;
  });
  return { message: getMessage('ORDER.DELETED') };
};

const sumField = (lines: readonly LedgerLine[], field: 'cashCents' | 'yoursCents'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Paid, being refunded, disputed, or unbalanced in the ledger. */
function holdsMoney(
  { paymentStatus, refunds = [], dispute }: OrderItem,
  settlement: SettlementItem | undefined,
  lines: readonly LedgerLine[],
): boolean {
  return (
    paymentStatus === 'paid' ||
    dispute?.state === 'open' ||
    refunds.some(({ state }) => state === 'asked') ||
    Boolean(settlement?.step || settlement?.open) ||
    sumField(lines, 'cashCents') !== 0 ||
    sumField(lines, 'yoursCents') !== 0
  );
}

/** Canceled from any status: its place is freed and late payments are refunded. */
function withoutOrder(order: OrderItem, now: Date): OrderItem {
  const at = now.toISOString();
  const line = { at, by: 'Admin', what: 'status', from: order.status, to: 'canceled' } as const;
  const history = order.status === 'canceled' ? order.history : [...order.history, line];
  const canceled = settleHold({ ...order, status: 'canceled', history });
  return { ...canceled, deletedAt: at, version: order.version + 1, updatedAt: at };
}
