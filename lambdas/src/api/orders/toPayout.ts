import { commissionAfterDiscount } from '@bloomkin/shared/rules/commission.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { OrderPayout } from '@bloomkin/shared/schemas/order.ts';
import { marketCents } from '#model/discounts/orderDiscounts.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { receivedCents } from '#model/payments/settlement/settlement.ts';
import { findSettlement } from '#model/payments/settlement/settlementEntity.ts';

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
