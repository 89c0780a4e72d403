import type { LedgerLine } from '../settlement/ledgerEntity.ts';
import type { SettlementItem } from '../settlement/settlementEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import { settleHold } from './orderHold.ts';

const sumOf = (lines: readonly LedgerLine[], field: 'cashCents' | 'yoursCents'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Paid, on its way back, disputed, or not evened out in the ledger. */
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
    sumOf(lines, 'cashCents') !== 0 ||
    sumOf(lines, 'yoursCents') !== 0
  );
}

/** Canceled, whatever it was: its place is free, and a late payment is given back. */
export function withoutOrder(order: OrderItem, now: Date): OrderItem {
  const at = now.toISOString();
  const line = { at, by: 'Admin', what: 'status', from: order.status, to: 'canceled' } as const;
  const history = order.status === 'canceled' ? order.history : [...order.history, line];
  const canceled = settleHold({ ...order, status: 'canceled', history });
  return { ...canceled, deletedAt: at, version: order.version + 1, updatedAt: at };
}
