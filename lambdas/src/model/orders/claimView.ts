import type { ClaimView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import type { Claim } from './orderAnswers.ts';
import type { OrderItem } from './orderEntity.ts';
import { toLinkFacts } from './orderLinks.ts';
import { toClaim } from './toClaim.ts';
import { toOrder } from './toOrder.ts';

/** The recipient learns what happens, and no sum of money. */
export async function toClaimView(order: OrderItem, isRecipient: boolean): Promise<ClaimView> {
  const { claim, paidBy } = order;
  const florist = await findCompanyItem(order.companyId);
  return {
    ...toLinkFacts(order),
    florist_phone: florist?.phone ?? '',
    is_paid_by_card: paidBy === 'card',
    photos: toOrder(order).photos,
    is_recipient: isRecipient,
    claim: claim ? { ...toClaim(claim), ...(isRecipient && withoutMoney(claim)) } : null,
  };
}

/** What the florist writes about a refund may name its sum. */
const withoutMoney = ({ result, words = '' }: Claim) => ({
  ...{ amount: null, given: null, text: '' },
  words: result === 'refund' || result === 'part' ? '' : words,
});
