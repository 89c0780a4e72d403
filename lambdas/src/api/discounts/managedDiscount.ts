import { AppError } from '@bloomkin/shared/errors.ts';
import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import { canEditProducts, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { CompanyId, DiscountId } from '@bloomkin/shared/schemas/ids.ts';
import { type DiscountItem, findDiscount } from '#model/discounts/discountEntity.ts';
import type { Caller } from '#platform/http/caller.ts';

/** Admins manage the market's, others their company's. `named` is the florist that an admin selected. */
export function findOwnerId(caller: Caller, named?: CompanyId): string {
  if (isAdmin(caller)) return named ?? marketOwner;
  const companyId = named ?? caller.companyId;
  if (!companyId || !canEditProducts(caller, companyId)) throw new AppError('ACCESS.FORBIDDEN');
  return companyId;
}

export async function getManagedDiscount(caller: Caller, id: DiscountId): Promise<DiscountItem> {
  const discount = await findDiscount(id);
  if (!discount || !(isAdmin(caller) || canEditProducts(caller, discount.ownerId)))
    throw new AppError('NOT_FOUND');
  return discount;
}
