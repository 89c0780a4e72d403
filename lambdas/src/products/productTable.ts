import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CategoryId, CompanyId, ProductId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Photo } from '@bloomkin/shared/schemas/product.ts';
import { getAll } from '../table/getAll.ts';
import { indexes, inProductsOfCompany, productKey, uniqueKey } from '../table/keys.ts';
import { queryAll } from '../table/queryAll.ts';
import { table, tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';

export interface StoredParameter {
  parameterId: string;
  name: string;
  type: 'number' | 'value' | 'list';
  values: readonly string[];
}

/** A product as stored. Its category's and type's names are copies, renewed when those are renamed. */
export interface ProductItem {
  id: ProductId;
  companyId: CompanyId;
  name: string;
  priceCents: number;
  sku: string;
  description: string;
  categoryId: CategoryId;
  categoryName: string;
  typeId: ProductTypeId;
  typeName: string;
  site: string;
  active: boolean;
  /** Out of the catalogue for good; orders keep their copy. */
  deleted: boolean;
  photos: readonly Photo[];
  parameters: readonly StoredParameter[];
  ratingSum: number;
  reviewsCount: number;
  soldCount: number;
  /** Rises with every change; the catalogue applies only higher ones. */
  revision: number;
  createdAt: string;
  updatedAt: string;
}

export async function findProduct(id: ProductId): Promise<ProductItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: productKey(id), ConsistentRead: true }),
  );
  const product = Item as ProductItem | undefined;
  return product?.deleted ? undefined : product;
}

/** Products by id, deleted ones included (a cart explains them); at most 100. */
export async function findProducts(ids: readonly ProductId[]): Promise<ReadonlyMap<ProductId, ProductItem>> {
  const items = (await getAll(ids.map((id) => productKey(id)))) as ProductItem[];
  return new Map(items.map((item) => [item.id, item]));
}

/** All products of a company but the deleted, oldest first. */
export async function listProductIds(companyId: CompanyId): Promise<ProductId[]> {
  const rows = await queryAll({
    IndexName: 'productsOfCompany' satisfies keyof typeof indexes,
    KeyConditionExpression: '#partition = :company',
    ExpressionAttributeNames: { '#partition': indexes.productsOfCompany.partition },
    ExpressionAttributeValues: { ':company': inProductsOfCompany(companyId, '').productsOfCompany },
  });
  return (rows as Pick<ProductItem, 'id'>[]).map(({ id }) => id);
}

const stored = (product: ProductItem) => ({
  ...product,
  ...productKey(product.id),
  ...(!product.deleted && inProductsOfCompany(product.companyId, product.createdAt)),
});
const skuKey = (product: ProductItem) => uniqueKey('SKU', product.companyId, product.sku);

/** A new product with its company's SKU taken; the conditions are in this order. */
export function insertProduct(product: ProductItem): TransactItem[] {
  return [takeSku(product), { Put: { TableName: tableName, Item: stored(product) } }];
}

/** The product as changed since it was read; a changed SKU is given back and the new one taken. */
export function replaceProduct(product: ProductItem, read: ProductItem): TransactItem[] {
  const replaced: TransactItem = {
    Put: {
      TableName: tableName,
      Item: stored(product),
      ConditionExpression: 'revision = :read',
      ExpressionAttributeValues: { ':read': read.revision },
    },
  };
  const gone = product.deleted && !read.deleted;
  if (gone) return [{ Delete: { TableName: tableName, Key: skuKey(read) } }, replaced];
  if (product.sku === read.sku) return [replaced];
  return [takeSku(product), replaced, { Delete: { TableName: tableName, Key: skuKey(read) } }];
}

function takeSku(product: ProductItem): TransactItem {
  return {
    Put: {
      TableName: tableName,
      Item: { ...skuKey(product), productId: product.id },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}
