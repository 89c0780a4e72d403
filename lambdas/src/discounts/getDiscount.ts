import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import type { Handler } from '../http/request.ts';
import type { DiscountItem } from './discountEntity.ts';
import { findUses } from './discountUseEntity.ts';
import { getManagedDiscount } from './managedDiscount.ts';
import { loadContext, toDiscount } from './toDiscount.ts';

export const getDiscount: Handler<typeof routes.getDiscount> = async ({ params, caller, now }) => ({
  data: await readDiscount(await getManagedDiscount(caller, params.id), now),
});

export async function readDiscount(discount: DiscountItem, now: Date): Promise<Discount> {
  const [uses, context] = await Promise.all([
    findUses([discount]),
    loadContext(discount.ownerId, [discount], now),
  ]);
  return toDiscount(discount, uses, context);
}
