import type * as routes from '@bloomkin/shared/routes/discounts.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import type { Discount, DiscountHistoryLine } from '@bloomkin/shared/schemas/discount.ts';
import { auditLists, findAuditItems, listAudited } from '#model/audit/auditEntity.ts';
import type { DiscountItem } from '#model/discounts/discountEntity.ts';
import { findPastTerms, maxChanges } from '#model/discounts/discountPastEntity.ts';
import { findUses } from '#model/discounts/discountUseEntity.ts';
import { loadContext, toDiscount } from '#model/discounts/toDiscount.ts';
import type { Handler } from '#platform/http/request.ts';
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

/** From the audit log, which has every change of a discount with the terms after it; newest first. */
async function listDiscountHistory(
  { id, createdAt }: DiscountItem,
  now: Date,
): Promise<DiscountHistoryLine[]> {
  const [acts, past] = await Promise.all([
    listAudited(auditLists.on('discount', id), createdAt, now.toISOString()),
    findPastTerms(id),
  ]);
  const items = await findAuditItems(acts.slice(0, maxChanges).map((act) => act.id));
  const findTerms = (at: string) => past.find((one) => one.at === at)?.terms ?? null;
  return items
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .map(({ at, act, byName, changes }) => ({
      ...{ at, by: byName, what: auditActs[act], changes: [...changes], terms: findTerms(at) },
    }));
}
