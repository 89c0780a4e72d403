import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import type { DiscountHistoryLine } from '@bloomkin/shared/schemas/discount.ts';
import { auditLists, findAuditItems, listAudited } from '#model/audit/auditEntity.ts';
import type { DiscountItem } from '#model/discounts/discountEntity.ts';
import { findPastTerms, maxChanges } from '#model/discounts/discountPastEntity.ts';

/** From the audit log, which has every change of a discount with the terms after it; newest first. */
export async function listDiscountHistory(
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
