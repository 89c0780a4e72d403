import { commissionAfterDiscount } from '@bloomkin/shared/rules/commission.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { OrderPayout } from '@bloomkin/shared/schemas/order.ts';
import { marketCents } from '../discounts/orderDiscounts.ts';
import { receivedCents } from '../settlement/settlement.ts';
import { findSettlement } from '../settlement/settlementEntity.ts';
import { retainedCents } from './cardPayments.ts';
import type { OrderItem } from './orderEntity.ts';

export async function toPayout(order: OrderItem): Promise<OrderPayout | undefined> {
  const { commissionPercent } = order;
  if (order.paidBy !== 'card') return undefined;
  const settlement = await findSettlement(order.id);
  const cents = retainedCents(order);
  const commissionCents = commissionAfterDiscount({
    soldCents: cents,
    wholeCents: order.totalCents,
    marketCents: marketCents(order),
    commissionPercent,
  });
  return {
    commission_percent: commissionPercent,
    commission: centsToDollars(commissionCents),
    share: centsToDollars(cents - commissionCents),
    sent: centsToDollars(settlement ? receivedCents(settlement) : 0),
    open: order.status === 'completed' ? (settlement?.open?.why ?? null) : 'not_completed',
  };
}
