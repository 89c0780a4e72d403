import { CategoryId, CollectionId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { get, getMany, queryPartition } from '../table/read.ts';

export const categoryEntity = defineEntity({
  name: 'category',
  version: 1,
  schema: z.object({
    id: CategoryId,
    name: z.string(),
    active: z.boolean(),
    parentId: CategoryId.nullable(),
    position: z.int(),
    photo: z.string().nullable(),
    revision: z.int(),
  }),
  key: { pk: 'CATEGORIES', sk: 'CATEGORY#{id}' },
  reads: {
    findCategory: 'a category',
    findCategories: 'categories by their ids',
    listAllCategories: 'the category tree',
  },
});
export type CategoryItem = ValueOf<typeof categoryEntity>;

export const collectionEntity = defineEntity({
  name: 'collection',
  version: 1,
  schema: z.object({
    id: CollectionId,
    name: z.string(),
    description: z.string(),
    photo: z.string().nullable(),
    popular: z.boolean(),
    active: z.boolean(),
    productIds: z.array(ProductId).readonly(),
    revision: z.int(),
  }),
  key: { pk: 'COLLECTIONS', sk: 'COLLECTION#{id}' },
  reads: { listAllCollections: 'all collections' },
});
export type CollectionItem = ValueOf<typeof collectionEntity>;

const eventual = { eventual: true };

export const listAllCategories = () => queryPartition(categoryEntity, {}, eventual);
export const listAllCollections = () => queryPartition(collectionEntity, {}, eventual);

export const findCategory = (id: CategoryId) => get(categoryEntity, { id }, eventual);

/** At most 100. */
export const findCategories = (ids: readonly CategoryId[]): Promise<CategoryItem[]> =>
  getMany(
    categoryEntity,
    ids.map((id) => ({ id })),
  );
