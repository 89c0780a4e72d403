import { marketOwner } from '@bloomkin/shared/rules/discount.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { categoryChange, collectionChange } from '#categories/categoryChange.ts';
import { listAllCategories, listAllCollections } from '#categories/categoryEntity.ts';
import { companyChange } from '#companies/companyChange.ts';
import { listAllCompanies } from '#companies/companyEntity.ts';
import { findCompany } from '#companies/companyWithStores.ts';
import { type DiscountItem, discountChange, listDiscountsOf } from '#discounts/discountEntity.ts';
import { productChange } from '#products/productChange.ts';
import { findProducts, listProductIds } from '#products/productEntity.ts';
import { listAllProductTypes, productTypeChange } from '#productTypes/productTypeEntity.ts';
import type { Change } from '../log/change.ts';

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
