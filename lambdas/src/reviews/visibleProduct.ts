import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { Caller } from '../http/caller.ts';
import { findProduct, type ProductItem } from '../products/productTable.ts';

/** A product whose reviews the caller may see; one that is hidden from them is a 404. */
export async function getReviewedProduct(caller: Caller | undefined, id: ProductId): Promise<ProductItem> {
  return visibleTo(caller, await findProduct(id));
}

export function visibleTo(caller: Caller | undefined, product: ProductItem | undefined): ProductItem {
  const hidden = product && !product.active && !canEditCompany(caller, product.companyId);
  if (!product || hidden) throw new AppError('NOT_FOUND');
  return product;
}
