import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import type { Discount } from '@bloomkin/shared/schemas/discount.ts';
import type { Handler } from '../http/request.ts';
import type { DiscountItem } from './discountEntity.ts';
import { listDiscountHistory } from './discountHistory.ts';
import { findUses } from './discountUseEntity.ts';
import { getManagedDiscount } from './managedDiscount.ts';
import { loadContext, toDiscount } from './toDiscount.ts';

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
