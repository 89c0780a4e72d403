import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { LedgerLine } from '@bloomkin/lambdas/model/payments/settlement/ledgerEntity.ts';
import { finishStep, planStep, withStep } from '@bloomkin/lambdas/model/payments/settlement/payoutSteps.ts';
import {
  charge,
  type MoneyChange,
  refund,
  sell,
} from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import {
  newSettlement,
  type SettlementItem,
  toLine,
} from '@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts';

export interface SeededTransfer {
  id: string;
  amountCents: number;
  accountId: string;
  at: string;
}

export interface OrderMoney {
  settlement: SettlementItem;
  lines: LedgerLine[];
  paidAt: string;
  refundedAt: string | null;
  transfer: SeededTransfer | null;
}

/** The provider answers within seconds. */
const transferAfterMs = 20_000;

const paymentTime = (order: OrderItem, to: 'paid' | 'refunded') =>
  order.history.find((line) => line.what === 'payment_status' && line.to === to)?.at ?? null;

export const refundId = (paymentIntentId: string) => paymentIntentId.replace('pi_', 're_');

/** As after the provider's events and the payout; undefined unless it was paid by card. */
export function buildOrderMoney(order: OrderItem, accountId: string | null): OrderMoney | undefined {
  const { paymentIntentId, totalCents, completedAt } = order;
  const paidAt = paymentTime(order, 'paid');
  if (!paymentIntentId || !paidAt) return undefined;
  const lines: LedgerLine[] = [];
  const follow = ({ next, movement }: MoneyChange<SettlementItem>, at: string): SettlementItem => {
    lines.push(toLine(next, movement, new Date(at)));
    return next;
  };
  const unpaid = { ...newSettlement(order), chargedCents: 0, refundedCents: 0, version: 1 };
  let settlement = follow(charge(unpaid, totalCents, paymentIntentId), paidAt);
  const refundedAt = paymentTime(order, 'refunded');
  if (refundedAt) settlement = follow(refund(settlement, totalCents, refundId(paymentIntentId)), refundedAt);
  const sale = completedAt && accountId ? sell(settlement) : undefined;
  if (!sale || !completedAt || !accountId) return { settlement, lines, paidAt, refundedAt, transfer: null };
  settlement = follow(sale, completedAt);
  const at = new Date(Date.parse(completedAt) + transferAfterMs).toISOString();
  const step = planStep(settlement, accountId, new Date(at));
  if (!step) return { settlement, lines, paidAt, refundedAt, transfer: null };
  const id = paymentIntentId.replace('pi_', 'tr_');
  settlement = follow(finishStep(withStep(settlement, step), step, id), at);
  const transfer = { id, amountCents: step.amountCents, accountId, at };
  return { settlement, lines, paidAt, refundedAt, transfer };
}
