import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Change } from '#model/catalogueLog/change.ts';
import { categoryChange, collectionChange } from '#model/categories/categoryChange.ts';
import { listAllCategories, listAllCollections } from '#model/categories/categoryEntity.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import { listAllCompanies } from '#model/companies/companyEntity.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { type DiscountItem, discountChange, listDiscountsOf } from '#model/discounts/discountEntity.ts';
import { productChange } from '#model/products/productChange.ts';
import { findProducts, listProductIds } from '#model/products/productEntity.ts';
import { listAllProductTypes, productTypeChange } from '#model/productTypes/productTypeEntity.ts';

const productsAtOnce = 100;

export async function* readEverything(): AsyncGenerator<readonly Change[]> {
  const [categories, types, collections, companies, discounts] = await Promise.all([
    listAllCategories(),
    listAllProductTypes(),
    listAllCollections(),
    listAllCompanies(),
    listDiscountsOf(marketOwner),
  ]);
  yield [
    ...categories.map(categoryChange),
    ...types.map(productTypeChange),
    ...collections.map(collectionChange),
    ...shownDiscounts(discounts),
  ];
  for (const { id } of companies) yield* readFlorist(id);
}

const shownDiscounts = (discounts: readonly DiscountItem[]): Change[] =>
  discounts.map(discountChange).filter(({ kind }) => kind === 'discount');

async function* readFlorist(id: CompanyId): AsyncGenerator<readonly Change[]> {
  const [loaded, productIds, discounts] = await Promise.all([
    findCompany(id),
    listProductIds(id),
    listDiscountsOf(id),
  ]);
  if (loaded) yield [companyChange(loaded), ...shownDiscounts(discounts)];
  for (let from = 0; from < productIds.length; from += productsAtOnce) {
    const products = await findProducts(productIds.slice(from, from + productsAtOnce));
    yield [...products.values()].map(productChange);
  }
}
