import { bearerOf, marketOwner, phaseOf } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Discount, DiscountState } from '@bloomkin/shared/schemas/discount.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { listAllCategories, listAllCollections } from '../categories/categoryEntity.ts';
import { findCompany, findCompanyItems } from '../companies/companyEntity.ts';
import type { DiscountItem } from './discountEntity.ts';
import type { DiscountUse } from './discountUseEntity.ts';

export interface DiscountContext {
  /** Of categories, collections and florists, by id. */
  names: ReadonlyMap<string, string>;
  /** Today, in the owner's own time. */
  day: string;
}

/** Reads only what the discounts name. */
export async function loadContext(
  ownerId: string,
  discounts: readonly DiscountItem[],
  now: Date,
): Promise<DiscountContext> {
  const companyIds = [...new Set(discounts.flatMap(({ companyId }) => companyId ?? []))];
  const isMarkets = ownerId === marketOwner;
  const [categories, collections, companies, owner] = await Promise.all([
    discounts.some(({ categoryId }) => categoryId) ? listAllCategories() : [],
    discounts.some(({ collectionId }) => collectionId) ? listAllCollections() : [],
    isMarkets && companyIds.length > 0 ? findCompanyItems(companyIds) : [],
    isMarkets ? undefined : findCompany(CompanyId.parse(ownerId)),
  ]);
  const florists = [...companies, ...(owner ? [owner.company] : [])];
  const timeZone = owner?.stores[0]?.timeZone ?? 'Australia/Sydney';
  return {
    names: new Map<string, string>([
      ...[...categories, ...collections].map(({ id, name }): [string, string] => [id, name]),
      ...florists.map(({ id, brand }): [string, string] => [id, brand]),
    ]),
    day: localTime(now, timeZone).day,
  };
}

export const countUses = (uses: readonly DiscountUse[]): number =>
  uses.reduce((sum, one) => sum + one.uses, 0);

export function toDiscount(
  discount: DiscountItem,
  uses: readonly DiscountUse[],
  { names, day }: DiscountContext,
): Discount {
  const used = countUses(uses);
  const named = <I extends string>(id: I | null) => id && { id, name: names.get(id) ?? '' };
  const { companyId, categoryId, collectionId } = discount;
  return {
    id: discount.id,
    name: discount.name,
    code: discount.code,
    kind: discount.kind,
    value: discount.kind === 'percent' ? discount.value : centsToDollars(discount.value),
    company_id: companyId,
    category_id: categoryId,
    collection_id: collectionId,
    company: named(companyId),
    category: named(categoryId),
    collection: named(collectionId),
    min_order: centsToDollars(discount.minOrderCents),
    from: discount.fromDay,
    to: discount.toDay,
    limit_total: discount.limitTotal,
    limit_per_person: discount.limitPerPerson,
    active: discount.active,
    borne_by: bearerOf(discount),
    state: toState(discount, used, day),
    used,
    taken_off: centsToDollars(uses.reduce((sum, { cents }) => sum + cents, 0)),
    version: discount.revision,
    created_at: discount.createdAt,
    updated_at: discount.updatedAt,
  };
}

function toState(discount: DiscountItem, used: number, day: string): DiscountState {
  const phase = phaseOf(discount, day);
  const isUsedUp = discount.limitTotal !== null && used >= discount.limitTotal;
  return phase === 'live' && isUsedUp ? 'used_up' : phase;
}
