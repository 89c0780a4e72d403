import type { OrderItem } from '#model/orders/orderEntity.ts';
import { settleHold } from '#model/orders/orderHold.ts';
import type { LedgerLine } from '#model/payments/settlement/ledgerEntity.ts';
import type { SettlementItem } from '#model/payments/settlement/settlementEntity.ts';

const sumField = (lines: readonly LedgerLine[], field: 'cashCents' | 'yoursCents'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Paid, being refunded, disputed, or unbalanced in the ledger. */
export function holdsMoney(
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
export function withoutOrder(order: OrderItem, now: Date): OrderItem {
  const at = now.toISOString();
  const line = { at, by: 'Admin', what: 'status', from: order.status, to: 'canceled' } as const;
  const history = order.status === 'canceled' ? order.history : [...order.history, line];
  const canceled = settleHold({ ...order, status: 'canceled', history });
  return { ...canceled, deletedAt: at, version: order.version + 1, updatedAt: at };
}
