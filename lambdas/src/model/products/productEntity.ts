import {
  CategoryId,
  CompanyId,
  PhotoId,
  ProductId,
  ProductTypeId,
  SizeId,
} from '@bloomkin/shared/schemas/ids.ts';
import { Photo } from '@bloomkin/shared/schemas/product.ts';
import * as z from 'zod';
import { absent, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { inBatches } from '#platform/table/inBatches.ts';
import { type Get, get, getMany, queryIndex } from '#platform/table/read.ts';
import { patch, put, remove, replace, type Write } from '#platform/table/transact.ts';

const StoredParameter = z.object({
  parameterId: z.string(),
  name: z.string(),
  type: z.enum(['number', 'value', 'list']),
  values: z.array(z.string()).readonly(),
});
export type StoredParameter = z.output<typeof StoredParameter>;

const StoredSize = z.object({
  id: SizeId,
  name: z.string(),
  sku: z.string(),
  priceCents: z.int(),
  active: z.boolean(),
  photoId: PhotoId.nullable(),
  /** Replaces the product's. */
  description: z.string().optional(),
  /** Override the product's. */
  parameters: z.array(StoredParameter).readonly(),
});
export type StoredSize = z.output<typeof StoredSize>;

export const productEntity = defineEntity({
  name: 'product',
  version: 1,
  schema: z.object({
    id: ProductId,
    companyId: CompanyId,
    name: z.string(),
    /** The cheapest active size's, if there are sizes. */
    priceCents: z.int(),
    sku: z.string(),
    description: z.string(),
    categoryId: CategoryId,
    categoryName: z.string(),
    typeId: ProductTypeId,
    typeName: z.string(),
    site: z.string(),
    active: z.boolean(),
    /** Soft delete: orders keep their copy. */
    deleted: z.boolean(),
    photos: z.array(Photo).readonly(),
    parameters: z.array(StoredParameter).readonly(),
    sizes: z.array(StoredSize).readonly().default([]),
    addon: z.boolean().default(false),
    /** `left` is a copy of `dayLimitEntity`’s. */
    dayLimit: z.object({ day: z.string(), since: z.string(), left: z.int() }).nullable().optional(),
    ratingSum: z.int(),
    reviewsCount: z.int(),
    soldCount: z.int(),
    /** The catalogue applies higher revisions only. */
    revision: z.int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
  key: { pk: 'PRODUCT#{id}', sk: 'PRODUCT' },
  lock: 'revision',
  indexes: {
    productsOfCompany: {
      partition: 'COMPANY#{companyId}',
      sort: '{createdAt}~{id}',
      row: z.object({ id: ProductId }),
      when: ({ deleted }) => !deleted,
    },
  },
  reads: {
    findProduct: 'a product that is not deleted',
    findProducts: 'products by their ids',
    listProductIds: 'the products of a company',
  },
});
export type ProductItem = ValueOf<typeof productEntity>;

/** An SKU of a product or a size is unique within a company. */
export const skuEntity = defineEntity({
  name: 'sku',
  version: 1,
  schema: z.object({ companyId: CompanyId, sku: z.string(), productId: ProductId }),
  key: { pk: 'UNIQUE#SKU#{companyId}|{sku}', sk: 'UNIQUE' },
  reads: { findProductsBySku: 'the products of a company by their SKUs' },
});

export async function findProduct(id: ProductId, read: Get = get): Promise<ProductItem | undefined> {
  const product = await read(productEntity, { id });
  return product?.deleted ? undefined : product;
}

/** At most 100, including deleted ones, which carts explain. */
export async function findProducts(ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, ProductItem>> {
  const products = await getMany(
    productEntity,
    [...new Set(ids)].map((id) => ({ id })),
  );
  return new Map(products.map((product) => [product.id, product]));
}

/** By SKU of the product or one of its sizes; at most 100. */
export async function findProductsBySku(
  companyId: CompanyId,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductItem>> {
  const taken = await getMany(
    skuEntity,
    skus.map((sku) => ({ companyId, sku })),
  );
  const products = await findProducts(taken.map(({ productId }) => productId));
  return new Map(
    taken.flatMap(({ sku, productId }) => {
      const product = products.get(productId);
      return product ? [[sku, product]] : [];
    }),
  );
}

export async function listProductIds(companyId: CompanyId): Promise<ProductId[]> {
  const rows = await queryIndex(productEntity, 'productsOfCompany', { companyId });
  return rows.map(({ id }) => id);
}

export async function listProductsOfCompany(companyId: CompanyId): Promise<ProductItem[]> {
  const ids = await listProductIds(companyId);
  const batches = await inBatches(ids, 100, findProducts);
  return batches.flatMap((products) => [...products.values()]);
}

export const insertProduct = (product: ProductItem) => ({
  sku: listSkus(product).map(takeSku(product)),
  product: put(productEntity, product),
});

/** Raises the revision and swaps changed SKUs. `product` fails when it changed since. */
export function replaceProduct(product: ProductItem, read: ProductItem) {
  const [was, is] = [listSkus(read), listSkus(product)];
  return {
    sku: is.filter((sku) => !was.includes(sku)).map(takeSku(product)),
    product: replace(productEntity, product, read),
    oldSku: was.filter((sku) => !is.includes(sku)).map((sku) => remove(skuEntity, { ...read, sku })),
  };
}

export const listSkus = ({ deleted, sku, sizes }: ProductItem): string[] =>
  deleted ? [] : [sku, ...sizes.map((size) => size.sku)];

const takeSku =
  ({ companyId, id: productId }: ProductItem) =>
  (sku: string): Write =>
    put(skuEntity, { companyId, sku, productId }, absent());

export const addSold = (id: ProductId, count: number): Write =>
  patch(productEntity, { id }, { add: { soldCount: count } }, exists());

/** `sign` −1 reverts the rating. */
export const addProductRating = (id: ProductId, rating: number, sign: 1 | -1): Write =>
  patch(productEntity, { id }, { add: { ratingSum: sign * rating, reviewsCount: sign } }, exists());
