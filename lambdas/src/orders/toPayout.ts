import { computeCommission } from '@bloomkin/shared/rules/commission.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { OrderPayout } from '@bloomkin/shared/schemas/order.ts';
import { receivedCents } from '../settlement/settlement.ts';
import { findSettlement } from '../settlement/settlementEntity.ts';
import type { OrderItem } from './orderEntity.ts';

/** Undefined unless it is paid by card. */
export async function toPayout(order: OrderItem): Promise<OrderPayout | undefined> {
  const { commissionPercent, totalCents, refundedCents = 0, disputedCents = 0 } = order;
  if (order.paidBy !== 'card') return undefined;
  const settlement = await findSettlement(order.id);
  const keptCents = totalCents - refundedCents - disputedCents;
  const commissionCents = computeCommission(keptCents, commissionPercent);
  return {
    commission_percent: commissionPercent,
    commission: centsToDollars(commissionCents),
    share: centsToDollars(keptCents - commissionCents),
    sent: centsToDollars(settlement ? receivedCents(settlement) : 0),
    open: order.status === 'completed' ? (settlement?.open?.why ?? null) : 'not_completed',
  };
}
