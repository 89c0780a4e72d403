import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { findTypeUse } from '#catalogue/model/typeUse.ts';
import type { ProductTypeChange } from '#model/catalogueLog/change.ts';
import type { ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';

export function toProductType(type: ProductTypeItem | ProductTypeChange, catalogue: Catalogue): ProductType {
  const use = findTypeUse(catalogue, type.id);
  return {
    id: type.id,
    name: type.name,
    company_id: type.companyId,
    company_brand: type.companyId && findBrand(catalogue, type.companyId),
    photo: use.photo(),
    reviewed: type.reviewed ?? false,
    parameters: type.parameters.map(({ id, name, type: kind, unit, values }) => ({
      id,
      name,
      type: kind,
      unit,
      values: [...values],
      products_num: use.parameter(id).count,
      value_counts: use.valueCounts(id, values),
      range: kind === 'number' ? use.range(id) : null,
    })),
    products_num: use.products.count,
    version: type.revision,
  };
}

const findBrand = (catalogue: Catalogue, companyId: string): string | null =>
  catalogue.ask(({ companies }) => {
    const number = companies.numbering.find(companyId);
    return number === undefined ? null : (companies.records[number]?.brand ?? null);
  });
