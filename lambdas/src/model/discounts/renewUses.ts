import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { chooseShard, hasRoom } from './cartDiscounts.ts';
import { findPersonUses, findUses } from './discountUseEntity.ts';
import type { AppliedDiscount } from './orderDiscounts.ts';

/** Renews the uses of an order's discounts after its hold expired. Undefined when a discount is at its limit. */
export async function renewUses({
  userId,
  discounts = [],
}: {
  userId: UserId;
  discounts?: readonly AppliedDiscount[] | undefined;
}): Promise<AppliedDiscount[] | undefined> {
  const [uses, byPerson] = await Promise.all([
    findUses(discounts),
    findPersonUses(
      userId,
      discounts.map(({ id }) => id),
    ),
  ]);
  const renewed = discounts.flatMap((discount) => {
    const own = uses.filter(({ discountId }) => discountId === discount.id);
    const isLimited = own.some(({ quota }) => quota !== undefined);
    const isSpent = (byPerson.get(discount.id) ?? 0) >= (discount.limitPerPerson ?? Number.MAX_SAFE_INTEGER);
    if (isSpent || (isLimited && !own.some(hasRoom))) return [];
    return { ...discount, ...chooseShard(own, isLimited) };
  });
  return renewed.length === discounts.length ? renewed : undefined;
}
