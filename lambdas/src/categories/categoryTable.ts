import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { CategoryId, CollectionId, ProductId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import {
  categoriesPartition,
  categoryKey,
  collectionsPartition,
  productTypeKey,
  productTypesPartition,
} from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';

export interface CategoryItem {
  id: CategoryId;
  name: string;
  active: boolean;
  parentId: CategoryId | null;
  position: number;
  photo: string | null;
  revision: number;
}

export interface ProductTypeItem {
  id: ProductTypeId;
  name: string;
  parameters: readonly {
    id: string;
    name: string;
    type: 'number' | 'value' | 'list';
    values: readonly string[];
  }[];
  revision: number;
}

export interface CollectionItem {
  id: CollectionId;
  name: string;
  description: string;
  photo: string | null;
  popular: boolean;
  active: boolean;
  productIds: readonly ProductId[];
  revision: number;
}

export const listAllCategories = () => wholePartition<CategoryItem>(categoriesPartition);
export const listAllProductTypes = () => wholePartition<ProductTypeItem>(productTypesPartition);
export const listAllCollections = () => wholePartition<CollectionItem>(collectionsPartition);

export async function findCategory(id: CategoryId): Promise<CategoryItem | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key: categoryKey(id) }));
  return Item as CategoryItem | undefined;
}

export async function findProductType(id: ProductTypeId): Promise<ProductTypeItem | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName: tableName, Key: productTypeKey(id) }));
  return Item as ProductTypeItem | undefined;
}

/** These are tens of items in one partition: read whole. */
async function wholePartition<Item>(pk: string): Promise<Item[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    }),
  );
  return Items as Item[];
}
