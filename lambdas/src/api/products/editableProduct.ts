import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditProducts } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyItem, findCompanyItem } from '#model/companies/companyEntity.ts';
import { findProduct, type ProductItem } from '#model/products/productEntity.ts';
import type { Caller } from '#platform/http/caller.ts';

export async function getEditableProduct(
  caller: Caller,
  id: ProductId,
  may: typeof canEditProducts = canEditProducts,
): Promise<{ product: ProductItem; company: CompanyItem }> {
  const product = await findProduct(id);
  const company = product && may(caller, product.companyId) && (await findCompanyItem(product.companyId));
  if (!product || !company) throw new AppError('NOT_FOUND');
  return { product, company };
}
