import { chooseSize } from '@bloomkin/shared/rules/productSizes.ts';
import { type CompanyItem, isSelling } from '#model/companies/companyEntity.ts';
import type { ProductItem } from '#model/products/productEntity.ts';
import type { CartLine } from './cartEntity.ts';

export function isAvailable(
  { sizeId }: Pick<CartLine, 'sizeId'>,
  product: ProductItem,
  company: CompanyItem | undefined,
): boolean {
  if (!product.active || product.deleted || !company || !isSelling(company)) return false;
  return 'size' in chooseSize(product.sizes, sizeId);
}
