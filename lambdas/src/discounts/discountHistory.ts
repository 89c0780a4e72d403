import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import type { DiscountHistoryLine } from '@bloomkin/shared/schemas/discount.ts';
import { auditLists, findAuditItems, listAudited } from '../audit/auditEntity.ts';
import type { DiscountItem } from './discountEntity.ts';

const longest = 20;

/** Out of the audit log, which has every change of a discount; the newest first. */
export async function listDiscountHistory(
  { id, createdAt }: DiscountItem,
  now: Date,
): Promise<DiscountHistoryLine[]> {
  const acts = await listAudited(auditLists.on('discount', id), createdAt, now.toISOString());
  const items = await findAuditItems(acts.slice(0, longest).map((act) => act.id));
  return items
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .map(({ at, act, byName, changes }) => ({ at, by: byName, what: auditActs[act], changes: [...changes] }));
}
