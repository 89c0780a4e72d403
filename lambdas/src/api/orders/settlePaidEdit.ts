import { AppError } from '@bloomkin/shared/errors.ts';
import { computePayBy } from '@bloomkin/shared/rules/proposal.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import type { Author } from '#model/orders/historyLine.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { propose } from '#model/orders/proposal.ts';
import { keepPaid, planPaidEdit, refundDifference } from './paidEdit.ts';

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
