import type { CategoryId, CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CategoryItem, categoryEntity } from '#model/categories/categoryEntity.ts';
import { type CompanyItem, companyEntity } from '#model/companies/companyEntity.ts';
import { getItems } from '#platform/table/read.ts';

export async function findNamed(companyIds: readonly CompanyId[], categoryIds: readonly CategoryId[]) {
  const items = await getItems([
    ...companyIds.map((id) => companyEntity.key({ id })),
    ...categoryIds.map((id) => categoryEntity.key({ id })),
  ]);
  const companies: CompanyItem[] = [];
  const categories: CategoryItem[] = [];
  for (const item of items) {
    if (companyEntity.is(item)) companies.push(companyEntity.parse(item));
    else categories.push(categoryEntity.parse(item));
  }
  return { companies, categories };
}
