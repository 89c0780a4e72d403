import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type DiscountItem, listDiscountsOf } from './discountEntity.ts';
import { type DiscountUse, findPersonUses, findUses } from './discountUseEntity.ts';
import { loadScopes, type Scopes } from './eligibility.ts';

export interface OfferedDiscount {
  terms: DiscountItem;
  /** Of a limited one. */
  uses: readonly DiscountUse[];
  usedByPerson: number;
}

export interface CartDiscounts {
  /** The code they were read for. */
  code: string | null;
  companyId: CompanyId | null;
  offered: readonly OfferedDiscount[];
  scopes: Scopes;
}

const noScopes: Scopes = { parents: new Map(), collections: new Map() };

/** For a cart that is only looked at. */
export const noDiscounts: CartDiscounts = { code: null, companyId: null, offered: [], scopes: noScopes };

interface Asker {
  userId: UserId;
  companyId: CompanyId | null;
  discountCode: string | null;
}

/** Automatic ones that are on, and those of the code whatever their state. */
export async function loadDiscounts(
  { userId, companyId, discountCode }: Asker,
  { consistent = false } = {},
): Promise<CartDiscounts> {
  const head = { code: discountCode, companyId };
  if (!companyId) return { ...head, offered: [], scopes: noScopes };
  const [own = [], market = []] = await Promise.all(
    [companyId, marketOwner].map((ownerId) => listDiscountsOf(ownerId, { eventual: !consistent })),
  );
  const found = [...own, ...market].filter(
    (one) =>
      (one.companyId === null || one.companyId === companyId) &&
      (one.code === null ? one.active : one.code === discountCode),
  );
  if (found.length === 0) return { ...head, offered: [], scopes: noScopes };
  const personal = found.filter(({ limitPerPerson }) => limitPerPerson !== null);
  const [uses, byPerson, scopes] = await Promise.all([
    findUses(found.filter(({ limitTotal }) => limitTotal !== null)),
    findPersonUses(
      userId,
      personal.map(({ id }) => id),
    ),
    loadScopes(found),
  ]);
  return {
    ...head,
    scopes,
    offered: found.map((terms) => ({
      terms,
      uses: uses.filter(({ discountId }) => discountId === terms.id),
      usedByPerson: byPerson.get(terms.id) ?? 0,
    })),
  };
}
