import { AppError } from '@bloomkin/shared/errors.ts';
import { type EditSettlement, type PaidOrder, settleEdit } from '@bloomkin/shared/rules/paidEdit.ts';
import { computePayBy } from '@bloomkin/shared/rules/proposal.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { chargedCents } from '#model/orders/cardPayments.ts';
import type { Author } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { propose } from '#model/orders/proposal.ts';
import { isDisputed, requestRefund } from '#model/payments/orderRefund.ts';

/** Refunds a lower price, or proposes a higher one to the buyer. */
export async function settlePaidEdit(
  order: OrderItem,
  edited: OrderItem,
  author: Author,
): Promise<OrderItem> {
  const settlement = planPaidEdit(order, edited);
  switch (settlement.kind) {
    case 'none':
      return keepPaid(order, edited);
    case 'refused':
      throw new AppError(settlement.code, { message: settlement.message });
    case 'refund':
      return refundDifference(order, edited, settlement.cents, author);
    case 'ask':
      return proposeDifference(order, edited, settlement.cents, author);
  }
}

async function proposeDifference(
  order: OrderItem,
  edited: OrderItem,
  dueCents: number,
  author: Author,
): Promise<OrderItem> {
  if (edited.status !== order.status)
    throw new AppError('VALIDATION.FAILED', {
      message: 'The buyer has to pay for this change first: move the order on in a step of its own.',
    });
  const florist = await findCompany(order.companyId, { consistent: true });
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  const payBy = company && computePayBy([order, edited], { company, store }, author.now);
  if (!payBy) throw new AppError('ORDER.ASK_TOO_LATE');
  return propose(order, edited, { ...author, dueCents, payBy });
}

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
  const refunding = requestRefund(keepPaid(order, edited), plan, {
    by,
    reason: editReason,
    now,
    isEdit: true,
  });
  return { ...refunding, version: edited.version };
}
