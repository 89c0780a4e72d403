import { invalidField } from '@bloomkin/shared/errors.ts';
import type { CategoryId, CompanyId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { findCategory } from '#model/categories/categoryEntity.ts';
import {
  findProductType,
  type ProductTypeItem,
  type TypeParameter,
} from '#model/productTypes/productTypeEntity.ts';
import type { ProductItem, StoredParameter } from './productEntity.ts';

interface ParameterInput {
  parameter_id: string;
  value: string | number | readonly string[];
}

export async function findCategoryFields(
  id: CategoryId,
): Promise<Pick<ProductItem, 'categoryId' | 'categoryName'>> {
  const category = await findCategory(id);
  if (!category) throw invalidField('category', 'Select a category');
  return { categoryId: category.id, categoryName: category.name };
}

export async function getProductType(id: ProductTypeId, companyId: CompanyId): Promise<ProductTypeItem> {
  const type = await findProductType(id);
  if (!type || (type.companyId !== null && type.companyId !== companyId))
    throw invalidField('type', 'Select a type');
  return type;
}

export function toStoredParameters(
  type: ProductTypeItem,
  inputs: readonly ParameterInput[],
  path = 'parameter_values',
): StoredParameter[] {
  return type.parameters.flatMap((parameter) => {
    const found = inputs.find(({ parameter_id }) => parameter_id === parameter.id);
    const values = found ? [...new Set([found.value].flat().map(String).filter(Boolean))] : [];
    if (values.length === 0) return [];
    const fault = findParameterFault(parameter, values);
    if (fault) throw invalidField(path, fault);
    return [{ parameterId: parameter.id, name: parameter.name, type: parameter.type, values }];
  });
}

export function findParameterFault(
  { name, type, values: allowed }: Pick<TypeParameter, 'name' | 'type' | 'values'>,
  values: readonly string[],
): string | undefined {
  if (type !== 'list' && values.length > 1) return `${name}: choose one value`;
  const wrong = type === 'number' ? values.find(notNumber) : values.find(outside(allowed));
  if (wrong === undefined) return undefined;
  return type === 'number'
    ? `${name}: ${wrong} is not a number such as 20 or 7.5`
    : `${name}: ${wrong} is not one of its values`;
}

const notNumber = (value: string) => !/^\d{1,4}(\.\d{1,2})?$/.test(value);
const outside = (allowed: readonly string[]) => (value: string) => !allowed.includes(value);
