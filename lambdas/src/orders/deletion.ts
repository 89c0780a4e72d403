import type { LedgerLine } from '../settlement/ledgerEntity.ts';
import type { SettlementItem } from '../settlement/settlementEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import { settleHold } from './orderHold.ts';

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
