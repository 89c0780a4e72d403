import { catalogueLogEntity, logEntries } from '@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts';
import { categoryChange, collectionChange } from '@bloomkin/lambdas/model/categories/categoryChange.ts';
import { companyChange } from '@bloomkin/lambdas/model/companies/companyChange.ts';
import { discountChange } from '@bloomkin/lambdas/model/discounts/discountEntity.ts';
import { productChange } from '@bloomkin/lambdas/model/products/productChange.ts';
import { productTypeChange } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import type { DemoData } from './build/buildDemoData.ts';
import type { Row } from './row.ts';

/** The catalogue's log, from which the builder makes its first snapshot. */
export function catalogueRows(data: DemoData, now: Date): Row[] {
  const changes = [
    ...data.categories.map(categoryChange),
    ...data.productTypes.map(productTypeChange),
    ...data.discounts.map(discountChange).filter(({ kind }) => kind === 'discount'),
    ...data.companies.map(companyChange),
    ...data.collections.map(collectionChange),
    ...data.products.map(productChange),
  ];
  return logEntries(changes, now).entries.map((entry) => catalogueLogEntity.toItem(entry));
}
