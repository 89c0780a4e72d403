import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { done, list, one } from '#schemas/answers.ts';
import { CompanyId, ParameterId, ProductTypeId } from '#schemas/ids.ts';
import {
  MovedValue,
  MoveValueForm,
  ParameterForm,
  ProductType,
  ProductTypeForm,
  ProductTypeUpdateForm,
  TypeParameter,
} from '#schemas/productType.ts';

const typePath = { id: ProductTypeId };
const parameterPath = { id: ProductTypeId, parameterId: ParameterId };

export const listProductTypes = get('/api/shop/product_types', {
  summary: 'The product types of the market, with `company_id` also that company’s own; all for an admin',
  access: 'public',
  query: z.object({ company_id: CompanyId.optional() }),
  response: list(ProductType),
  cache: 'edge',
});

export const getProductType = get('/api/shop/product_type/{id}', {
  summary: 'One product type with its parameters',
  access: 'public',
  params: typePath,
  response: one(ProductType),
  cache: 'edge',
});

export const createProductType = post('/api/shop/product_type', {
  summary:
    'Add a product type: a vendor’s for its own company, an admin’s without `company_id` for the market',
  access: 'vendor',
  right: 'products',
  body: ProductTypeForm,
  response: one(ProductType),
  errors: ['PRODUCT_TYPE.TOO_MANY'],
  idempotent: true,
});

export const updateProductType = put('/api/shop/product_type/{id}', {
  summary:
    'Change a product type. `parameters` lists all of them in their order; one left out is deleted, which is a 409 while products carry it',
  access: 'vendor',
  right: 'products',
  params: typePath,
  body: ProductTypeUpdateForm,
  response: one(ProductType),
  errors: ['PRODUCT_TYPE.IN_USE', 'CONFLICT.VERSION'],
});

export const deleteProductType = del('/api/shop/product_type/{id}', {
  summary: 'Delete a product type; 409 with the products that use it',
  access: 'vendor',
  right: 'products',
  params: typePath,
  response: done,
  errors: ['PRODUCT_TYPE.IN_USE'],
});

export const listTypeParameters = get('/api/shop/product_type/{id}/parameters', {
  summary: 'The parameters of a product type',
  access: 'public',
  params: typePath,
  response: list(TypeParameter),
  cache: 'edge',
});

export const getTypeParameter = get('/api/shop/product_type/{id}/parameters/{parameterId}', {
  summary: 'One parameter of a product type',
  access: 'public',
  params: parameterPath,
  response: one(TypeParameter),
  cache: 'edge',
});

export const addTypeParameter = post('/api/shop/product_type/{id}/parameters', {
  summary: 'Add a parameter behind the others: a number, one of several values, or a list of them',
  access: 'vendor',
  right: 'products',
  params: typePath,
  body: ParameterForm,
  response: one(TypeParameter),
  errors: ['PRODUCT_TYPE.PARAMETERS_FULL'],
  idempotent: true,
});

export const updateTypeParameter = put('/api/shop/product_type/{id}/parameters/{parameterId}', {
  summary: 'Change a parameter; its kind and the values that products carry stay (409)',
  access: 'vendor',
  right: 'products',
  params: parameterPath,
  body: ParameterForm,
  response: one(TypeParameter),
  errors: ['PRODUCT_TYPE.IN_USE'],
});

export const deleteTypeParameter = del('/api/shop/product_type/{id}/parameters/{parameterId}', {
  summary: 'Delete a parameter; 409 with the products that carry it',
  access: 'vendor',
  right: 'products',
  params: parameterPath,
  response: done,
  errors: ['PRODUCT_TYPE.IN_USE'],
});

export const moveParameterValue = post('/api/shop/product_type/{id}/parameters/{parameterId}/move_value', {
  summary:
    'Give the products that carry `value` the value `to`, which is added in its place if it is new, then delete `value`. At most 200 products a request: repeat it until `left` is 0',
  access: 'vendor',
  right: 'products',
  params: parameterPath,
  body: MoveValueForm,
  response: MovedValue,
  errors: ['PRODUCT_TYPE.IN_USE'],
});
