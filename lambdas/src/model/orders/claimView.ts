import type { ClaimView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import { toLinkFacts } from './orderLinks.ts';
import { toClaim } from './toClaim.ts';
import { toOrder } from './toOrder.ts';

/** The link may be opened by the recipient. */
export async function toClaimView(order: OrderItem): Promise<ClaimView> {
  const { claim, paidBy } = order;
  const florist = await findCompanyItem(order.companyId);
  return {
    ...toLinkFacts(order),
    florist_phone: florist?.phone ?? '',
    is_paid_by_card: paidBy === 'card',
    photos: toOrder(order).photos,
    claim: claim ? toClaim(claim) : null,
  };
}
