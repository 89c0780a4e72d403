import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditProducts, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { findProductType, type ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';
import type { Caller } from '#platform/http/caller.ts';

/** The market's types are visible to all and editable by admins (403); another florist's are a 404. */
export async function getEditableType(caller: Caller, id: ProductTypeId): Promise<ProductTypeItem> {
  const type = await findProductType(id);
  if (!type) throw new AppError('NOT_FOUND');
  if (type.companyId === null) {
    if (!isAdmin(caller)) throw new AppError('ACCESS.FORBIDDEN');
    return type;
  }
  if (!canEditProducts(caller, type.companyId)) throw new AppError('NOT_FOUND');
  return type;
}
