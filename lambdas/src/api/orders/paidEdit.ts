import { type EditSettlement, type PaidOrder, settleEdit } from '@bloomkin/shared/rules/paidEdit.ts';
import { chargedCents } from '#model/orders/cardPayments.ts';
import type { Author } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { askRefund, isDisputed } from '#model/payments/orderRefund.ts';

export const toPaidOrder = (order: OrderItem): PaidOrder => ({
  paymentStatus: order.paymentStatus,
  isPaidByCard: order.paidBy === 'card' && order.paymentIntentId !== null,
  isDisputed: isDisputed(order),
  totalCents: order.totalCents,
  chargedCents: chargedCents(order),
  refundedCents: order.refundedCents ?? 0,
  refunds: (order.refunds ?? []).map(({ isEdit = false, ...refund }) => ({ ...refund, isEdit })),
});

/** `edited` may also change whether the order is paid by hand. */
export function planPaidEdit(order: OrderItem, edited: OrderItem): EditSettlement {
  const { paymentStatus, paidBy, lines, totalCents } = edited;
  if (lines === order.lines) return { kind: 'none' };
  return settleEdit(toPaidOrder({ ...order, paymentStatus, paidBy }), totalCents);
}

export const keepPaid = (order: OrderItem, edited: OrderItem): OrderItem =>
  edited.paidBy === 'card' && edited.totalCents !== order.totalCents
    ? { ...edited, chargedCents: chargedCents(order) }
    : edited;

const editReason = 'The order was changed';

export function refundDifference(
  order: OrderItem,
  edited: OrderItem,
  amountCents: number,
  { by, now }: Author,
): OrderItem {
  const plan = { amountCents, items: [], delivery: false };
  const refunding = askRefund(keepPaid(order, edited), plan, { by, reason: editReason, now, isEdit: true });
  return { ...refunding, version: edited.version };
}
