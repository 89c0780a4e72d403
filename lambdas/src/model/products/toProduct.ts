import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { toCompanyInfo } from '#model/companies/toCompany.ts';
import { cardFields } from './productChange.ts';
import type { ProductItem } from './productEntity.ts';

export function toProduct(product: ProductItem, company: CompanyItem): Product {
  return {
    ...cardFields(product),
    category: { id: product.categoryId, name: product.categoryName },
    type: { id: product.typeId, name: product.typeName },
    company_info: toCompanyInfo(company),
    version: product.revision,
  };
}
