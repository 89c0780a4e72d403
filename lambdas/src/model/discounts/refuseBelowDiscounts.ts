import { invalidField } from '@bloomkin/shared/errors.ts';
import { getPhase, marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import { listDiscountsOf } from './discountEntity.ts';
import { isBeyondCommission } from './discountTerms.ts';

/** A discount that is over in Sydney still runs in Perth until midnight there. */
const westernmost = 'Australia/Perth';

/** Current and future discounts of the market must fit into its commission. */
export async function refuseBelowDiscounts(commissionPercent: number, now: Date): Promise<void> {
  const { day } = localTime(now, westernmost);
  const discounts = await listDiscountsOf(marketOwner);
  const beyond = discounts.find(
    (discount) =>
      ['live', 'coming'].includes(getPhase(discount, day)) && isBeyondCommission(discount, commissionPercent),
  );
  if (beyond)
    throw invalidField(
      'values.commission_percent',
      `“${beyond.name}” takes more off than that: switch it off first`,
    );
}
