import { getBearer, getPhase, marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { floristTimeZone, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Discount, DiscountState, SavedTerms } from '@bloomkin/shared/schemas/discount.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { categoryEntity, collectionEntity } from '#model/categories/categoryEntity.ts';
import { companyEntity } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { getItems } from '#platform/table/read.ts';
import type { DiscountItem } from './discountEntity.ts';
import { countUses, type DiscountUse } from './discountUseEntity.ts';

export interface DiscountContext {
  names: ReadonlyMap<string, string>;
  day: string;
}

export async function loadContext(
  ownerId: string,
  discounts: readonly DiscountItem[],
  now: Date,
): Promise<DiscountContext> {
  const [names, timeZone] = await Promise.all([findNames(discounts), findTimeZone(ownerId)]);
  return { names, day: localTime(now, timeZone).day };
}

export async function findTimeZone(ownerId: string): Promise<string> {
  const owner = ownerId === marketOwner ? undefined : await findCompany(CompanyId.parse(ownerId));
  return floristTimeZone(owner);
}

/** Names of the objects in discounts, in one call for up to a hundred. */
export async function findNames(discounts: readonly DiscountItem[]): Promise<DiscountContext['names']> {
  const ids = <I>(pick: (discount: DiscountItem) => I | null) => [
    ...new Set(discounts.flatMap((discount) => pick(discount) ?? [])),
  ];
  const keys = [
    ...ids(({ categoryId }) => categoryId).map((id) => categoryEntity.key({ id })),
    ...ids(({ collectionId }) => collectionId).map((id) => collectionEntity.key({ id })),
    ...ids(({ companyId }) => companyId).map((id) => companyEntity.key({ id })),
  ];
  const items = await getItems(keys, { eventual: true });
  return new Map(
    items.map((item) => {
      if (!companyEntity.is(item))
        return toPair((categoryEntity.is(item) ? categoryEntity : collectionEntity).parse(item));
      const { id, brand } = companyEntity.parse(item);
      return [id, brand];
    }),
  );
}

const toPair = ({ id, name }: { id: string; name: string }): [string, string] => [id, name];

export const toSavedTerms = (discount: DiscountItem): SavedTerms => ({
  name: discount.name,
  code: discount.code,
  kind: discount.kind,
  value: discount.kind === 'percent' ? discount.value : centsToDollars(discount.value),
  company_id: discount.companyId,
  category_id: discount.categoryId,
  collection_id: discount.collectionId,
  min_order: centsToDollars(discount.minOrderCents),
  from: discount.fromDay,
  to: discount.toDay,
  limit_total: discount.limitTotal,
  limit_per_person: discount.limitPerPerson,
  active: discount.active,
});

export function toDiscount(
  discount: DiscountItem,
  uses: readonly DiscountUse[],
  { names, day }: DiscountContext,
): Discount {
  const used = countUses(uses);
  const addName = <I extends string>(id: I | null) => id && { id, name: names.get(id) ?? '' };
  return {
    ...toSavedTerms(discount),
    id: discount.id,
    company: addName(discount.companyId),
    category: addName(discount.categoryId),
    collection: addName(discount.collectionId),
    borne_by: getBearer(discount),
    state: toState(discount, used, day),
    used,
    taken_off: centsToDollars(uses.reduce((sum, { cents }) => sum + cents, 0)),
    version: discount.revision,
    created_at: discount.createdAt,
    updated_at: discount.updatedAt,
  };
}

function toState(discount: DiscountItem, used: number, day: string): DiscountState {
  const phase = getPhase(discount, day);
  const isUsedUp = discount.limitTotal !== null && used >= discount.limitTotal;
  return phase === 'live' && isUsedUp ? 'used_up' : phase;
}
