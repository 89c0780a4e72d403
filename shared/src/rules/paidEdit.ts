import type { ErrorCode } from '#errors.ts';
import { formatMoney, minCardCents } from './money.ts';
import type { PaymentStatus } from './orderStatus.ts';

export interface PaidOrder {
  paymentStatus: PaymentStatus;
  isPaidByCard: boolean;
  isDisputed: boolean;
  totalCents: number;
  chargedCents: number;
  refundedCents: number;
  refunds: readonly { amountCents: number; state: 'asked' | 'done' | 'failed'; isEdit: boolean }[];
}

type RefusalCode = Extract<
  ErrorCode,
  'ORDER.PAID' | 'ORDER.PAID_BY_HAND' | 'ORDER.DISPUTED' | 'ORDER.ASK_TOO_LITTLE'
>;

export type EditSettlement =
  | { kind: 'none' }
  | { kind: 'refund' | 'ask'; cents: number }
  | { kind: 'refused'; code: RefusalCode; message: string };

export const paidByHandMessage =
  'This order is marked as paid by hand. Mark it not paid, change its items, then mark it paid again.';
const refundedMessage = 'Money of this order went back to the buyer, so its items stay as they are.';
const disputedMessage = 'The buyer’s bank looks into this payment, so the sum of the order stays as it is.';
export const askTooLittleMessage = `A card payment is at least ${formatMoney(minCardCents)}: keep the total, or add more.`;

const refuse = (code: RefusalCode, message: string): EditSettlement => ({ kind: 'refused', code, message });

const sum = (refunds: PaidOrder['refunds']): number =>
  refunds.reduce((total, { amountCents }) => total + amountCents, 0);

/** Card payments less what was refunded or is being refunded. */
export function retainedByCard({ chargedCents, refundedCents, refunds }: PaidOrder): number {
  return chargedCents - refundedCents - sum(refunds.filter(({ state }) => state === 'asked'));
}

/** Refunds that no edit made: after an edit it is unknown which goods they were for. */
function hasOtherRefund(order: PaidOrder): boolean {
  const ofEdits = order.refunds.filter(({ state, isEdit }) => isEdit && state !== 'failed');
  return order.chargedCents - retainedByCard(order) > sum(ofEdits);
}

/** The consequence of a changed total (docs/product-rules.md, "Edits of a paid order"). */
export function settleEdit(order: PaidOrder, nextTotalCents: number): EditSettlement {
  if (order.paymentStatus === 'not_paid') return { kind: 'none' };
  const isSameSum = nextTotalCents === order.totalCents;
  if (order.paymentStatus === 'refunded') return refuse('ORDER.PAID', refundedMessage);
  if (!order.isPaidByCard)
    return isSameSum ? { kind: 'none' } : refuse('ORDER.PAID_BY_HAND', paidByHandMessage);
  if (hasOtherRefund(order)) return refuse('ORDER.PAID', refundedMessage);
  const cents = nextTotalCents - retainedByCard(order);
  if (cents === 0 || isSameSum) return { kind: 'none' };
  if (order.isDisputed) return refuse('ORDER.DISPUTED', disputedMessage);
  if (cents < 0) return { kind: 'refund', cents: 0 - cents };
  return cents < minCardCents ? refuse('ORDER.ASK_TOO_LITTLE', askTooLittleMessage) : { kind: 'ask', cents };
}
