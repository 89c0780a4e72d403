import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { listAllCategories, listAllCollections } from '#categories/categoryEntity.ts';
import { findCompany, listAllCompanies } from '#companies/companyEntity.ts';
import { findProducts, listProductIds } from '#products/productEntity.ts';
import { listAllProductTypes } from '#productTypes/productTypeEntity.ts';
import type { Change } from '../log/change.ts';
import {
  categoryChange,
  collectionChange,
  companyChange,
  productChange,
  productTypeChange,
} from '../log/toChange.ts';

const productsAtOnce = 100;

export async function* readEverything(): AsyncGenerator<readonly Change[]> {
  const [categories, types, collections, companies] = await Promise.all([
    listAllCategories(),
    listAllProductTypes(),
    listAllCollections(),
    listAllCompanies(),
  ]);
  yield [
    ...categories.map(categoryChange),
    ...types.map(productTypeChange),
    ...collections.map(collectionChange),
  ];
  for (const { id } of companies) yield* readFlorist(id);
}

async function* readFlorist(id: CompanyId): AsyncGenerator<readonly Change[]> {
  const [loaded, productIds] = await Promise.all([findCompany(id), listProductIds(id)]);
  if (loaded) yield [companyChange(loaded)];
  for (let from = 0; from < productIds.length; from += productsAtOnce) {
    const products = await findProducts(productIds.slice(from, from + productsAtOnce));
    yield [...products.values()].map(productChange);
  }
}
