import { isPaidByCard } from '@bloomkin/shared/rules/cardPayment.ts';
import { commissionAfterDiscount } from '@bloomkin/shared/rules/commission.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { type EditSettlement, retainedByCard, settleEdit } from '@bloomkin/shared/rules/paidEdit.ts';
import type { Order, OrderPayout } from '@bloomkin/shared/schemas/order.ts';
import {
  type EditLine,
  editLineKey,
  editLineTitle,
  lineCents,
  marketCents,
  readLines,
  toItems,
} from './editLines.ts';

export interface DifferenceRow {
  key: string;
  title: string;
  note: string | null;
  /** Null for an added line. */
  wasCents: number | null;
  cents: number;
}

export interface Difference {
  rows: readonly DifferenceRow[];
  deliveryCents: number;
  wasCents: number;
  cents: number;
  /** The effect on an existing payment. */
  settlement: EditSettlement;
  /** The florist's gain or loss after the commission; undefined when unknown. */
  shareCents: number | undefined;
}

const sumLines = (lines: readonly EditLine[]) => lines.reduce((sum, line) => sum + lineCents(line), 0);

export function computeDifference(order: Order, lines: readonly EditLine[]): Difference {
  const stored = readLines(order);
  const deliveryCents = dollarsToCents(order.delivery_cost);
  const [wasCents, cents] = [sumLines(stored) + deliveryCents, sumLines(lines) + deliveryCents];
  const isChanged = toItems(lines, stored).length > 0;
  const settlement = isChanged ? settleEdit(toPaidOrder(order), cents) : ({ kind: 'none' } as const);
  const rows = lines.map((line) => toRow(line, stored));
  const shareCents =
    'cents' in settlement && order.payout
      ? computeShare(order.payout, cents, { cents, lines }) -
        computeShare(order.payout, retainedByCard(toPaidOrder(order)), { cents: wasCents, lines: stored })
      : undefined;
  return { rows, deliveryCents, wasCents, cents, settlement, shareCents };
}

/** The florist's share of the remaining payment, after commission. */
function computeShare(
  payout: OrderPayout,
  retainedCents: number,
  whole: { cents: number; lines: readonly EditLine[] },
): number {
  const commissionCents = commissionAfterDiscount({
    soldCents: retainedCents,
    wholeCents: whole.cents,
    marketCents: marketCents(whole.lines),
    commissionPercent: payout.commission_percent,
  });
  return retainedCents - commissionCents;
}

const toPaidOrder = (order: Order) => ({
  paymentStatus: order.payment_status,
  isPaidByCard: isPaidByCard(order),
  isDisputed: order.dispute?.state === 'open',
  totalCents: dollarsToCents(order.total),
  chargedCents: dollarsToCents(order.charged ?? order.total),
  refundedCents: dollarsToCents(order.refunded),
  refunds: order.refunds.map(({ amount, state, of_edit: isEdit }) => ({
    amountCents: dollarsToCents(amount),
    state,
    isEdit,
  })),
});

function toRow(line: EditLine, stored: readonly EditLine[]): DifferenceRow {
  const was = stored.find((one) => editLineKey(one) === (line.instead ?? editLineKey(line)));
  return {
    key: editLineKey(line),
    title: line.instead ? line.name : editLineTitle(line),
    note: describeLineChange(line, was),
    wasCents: was ? lineCents(was) : null,
    cents: lineCents(line),
  };
}

function describeLineChange(line: EditLine, was: EditLine | undefined): string | null {
  if (!was) return 'added';
  if (line.count === 0) return 'taken out';
  const size = line.instead ? `${was.sizeName ?? 'One size'} to ${line.sizeName ?? 'one size'}` : '';
  const count = was.count === line.count ? '' : `${was.count} to ${line.count} pieces`;
  return [size, count].filter(Boolean).join(', ') || null;
}
