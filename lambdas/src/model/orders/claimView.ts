import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import type { ClaimView } from '@bloomkin/shared/schemas/claim.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { OrderItem } from './orderEntity.ts';
import { toClaim } from './toClaim.ts';
import { toOrder } from './toOrder.ts';

/** Lists each field explicitly, because the link may be opened by the recipient. */
export async function toClaimView(order: OrderItem): Promise<ClaimView> {
  const { number, companyBrand, recipient, timeZone, claim, paidBy } = order;
  const florist = await findCompanyItem(order.companyId);
  return {
    number,
    florist: companyBrand,
    florist_phone: florist?.phone ?? '',
    recipient: firstName(recipient?.fio),
    timezone: timeZone,
    is_paid_by_card: paidBy === 'card',
    photos: toOrder(order).photos,
    claim: claim ? toClaim(claim) : null,
  };
}
