import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { isOn } from '#model/marketSettings/featureSettings.ts';
import { type DiscountItem, listDiscountsOf } from './discountEntity.ts';
import { type DiscountUse, findPersonUses, findUses } from './discountUseEntity.ts';
import { loadScopes, type Scopes } from './eligibility.ts';

export interface OfferedDiscount {
  terms: DiscountItem;
  /** Read for a limited one alone. */
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
  companyId: CompanyId;
  discountCode: string | null;
}

/**
 * Automatic ones that are on, and those of the code whatever their state; while codes are off, as without one.
 * `automatic`: as `listAutomatic` or `findProductsOffered` reads them.
 */
export async function loadDiscounts(
  { userId, companyId, discountCode: typed }: Asker,
  automatic: Promise<readonly DiscountItem[]>,
): Promise<CartDiscounts> {
  const [offers, { code, coded }] = await Promise.all([automatic, listOfCode(typed, companyId)]);
  const head = { code, companyId };
  const found = [...offers, ...coded].filter((one) => one.companyId === null || one.companyId === companyId);
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

async function listOfCode(typed: string | null, companyId: CompanyId) {
  if (typed === null || !(await isOn('discount_codes', new Date()))) return { code: null, coded: [] };
  const lists = await Promise.all([companyId, marketOwner].map((ownerId) => listDiscountsOf(ownerId)));
  return { code: typed, coded: lists.flat().filter(({ code }) => code === typed) };
}
