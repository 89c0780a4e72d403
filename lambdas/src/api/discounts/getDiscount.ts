import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import type { DiscountItem } from '#model/discounts/discountEntity.ts';
import { findUses } from '#model/discounts/discountUseEntity.ts';
import { loadContext, toDiscount } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
import { listDiscountHistory } from './discountHistory.ts';
import { getManagedDiscount } from './managedDiscount.ts';

export const getDiscount: Handler<typeof routes.getDiscount> = async ({ params, caller, now }) => {
  const discount = await getManagedDiscount(caller, params.id);
  const [data, history] = await Promise.all([
    readDiscount(discount, now),
    listDiscountHistory(discount, now),
  ]);
  return { data: { ...data, history } };
};

export async function readDiscount(discount: DiscountItem, now: Date): Promise<Discount> {
  const [uses, context] = await Promise.all([
    findUses([discount]),
    loadContext(discount.ownerId, [discount], now),
  ]);
  return toDiscount(discount, uses, context);
}
