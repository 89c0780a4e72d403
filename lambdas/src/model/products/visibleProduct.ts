import { AppError } from '@bloomkin/shared/errors.ts';
import { canEditProducts } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { type CategoryItem, findCategory } from '#model/categories/categoryEntity.ts';
import { type CompanyItem, findCompanyItem, isSelling } from '#model/companies/companyEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { BatchRead } from '#platform/table/batchRead.ts';
import { findProduct, type ProductItem } from './productEntity.ts';

export interface SoldProduct {
  product: ProductItem;
  company: CompanyItem;
}

export async function loadProduct(id: ProductId): Promise<SoldProduct | undefined> {
  const product = await findProduct(id);
  if (!product) return undefined;
  const batch = new BatchRead();
  const reading = Promise.all([
    findCompanyItem(product.companyId, batch.get),
    findCategory(product.categoryId, batch.get),
  ]);
  batch.send({ eventual: true });
  const [company, category] = await reading;
  return company && toSold(product, company, category);
}

/** Products keep the names of a renamed category. */
export const toSold = (product: ProductItem, company: CompanyItem, category?: CategoryItem): SoldProduct => ({
  product: { ...product, categoryName: category?.name ?? product.categoryName },
  company,
});

/** 404 for a product not on sale, unless the caller may see hidden products. */
export function requireVisible(
  caller: Caller | undefined,
  loaded: SoldProduct | undefined,
  canSeeHidden: typeof canEditProducts = canEditProducts,
): SoldProduct {
  const isSold = loaded?.product.active && isSelling(loaded.company);
  if (!loaded || !(isSold || canSeeHidden(caller, loaded.company.id))) throw new AppError('NOT_FOUND');
  return loaded;
}
