import { CompanyId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { ParameterKind } from '@bloomkin/shared/schemas/productType.ts';
import * as z from 'zod';
import type { ProductTypeChange } from '#model/catalogueLog/change.ts';
import { equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { remove, replace, type Write } from '#platform/table/transact.ts';

const TypeParameter = z.object({
  id: z.string(),
  name: z.string(),
  type: ParameterKind,
  unit: z.string().default(''),
  values: z.array(z.string()).readonly(),
});
export type TypeParameter = z.output<typeof TypeParameter>;

export const productTypeEntity = defineEntity({
  name: 'productType',
  version: 1,
  schema: z.object({
    id: ProductTypeId,
    companyId: CompanyId.nullable().default(null),
    name: z.string(),
    parameters: z.array(TypeParameter).readonly(),
    /** An admin left a florist's type as it is. */
    reviewed: z.boolean().optional(),
    revision: z.int(),
  }),
  key: { pk: 'PRODUCT_TYPES', sk: 'TYPE#{id}' },
  lock: 'revision',
  reads: {
    findProductType: 'a product type',
    listAllProductTypes: 'all product types, of the market and of all florists',
  },
});
export type ProductTypeItem = ValueOf<typeof productTypeEntity>;

export const findProductType = (id: ProductTypeId) => get(productTypeEntity, { id });

export const listAllProductTypes = () => queryPartition(productTypeEntity, {}, { eventual: true });

/** Fails when the type changed since `read`; undefined for a new one. */
export const putProductType = (type: ProductTypeItem, read: ProductTypeItem | undefined): Write =>
  replace(productTypeEntity, type, read);

export const removeProductType = ({ id, revision }: ProductTypeItem): Write =>
  remove(productTypeEntity, { id }, equals('revision', revision));

export function productTypeChange(type: ProductTypeItem): ProductTypeChange {
  const { id, companyId, revision, name, parameters, reviewed } = type;
  const copies = parameters.map((parameter) => ({ ...parameter, values: [...parameter.values] }));
  return {
    kind: 'productType',
    ...{ id, companyId, revision, name, parameters: copies },
    ...(reviewed && { reviewed }),
  };
}
