import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import type { ProductTypeChange } from '#catalogue/log/change.ts';
import type { TypeUse } from '#catalogue/model/typeUse.ts';
import type { ProductTypeItem } from './productTypeEntity.ts';

export function toProductType(type: ProductTypeItem | ProductTypeChange, use: TypeUse): ProductType {
  return {
    id: type.id,
    name: type.name,
    company_id: type.companyId,
    parameters: type.parameters.map(({ id, name, type: kind, unit, values }) => ({
      id,
      name,
      type: kind,
      unit,
      values: [...values],
      products_num: use.parameter(id).count,
    })),
    products_num: use.products.count,
    version: type.revision,
  };
}
