import { CategoryId, CollectionId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, and, equals, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import {
  type Get,
  get,
  getEventual,
  getMany,
  queryCollection,
  queryPartition,
} from '#platform/table/read.ts';
import { patch, remove, replace, type Write } from '#platform/table/transact.ts';

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
    /** Increases whenever a product is added; deleting requires it unchanged. */
    uses: z.int().optional(),
    revision: z.int(),
  }),
  key: { pk: 'CATEGORIES', sk: 'CATEGORY#{id}' },
  reads: {
    findCategory: 'a category',
    findCategories: 'categories by their ids',
    listAllCategories: 'the category tree',
  },
  lock: 'revision',
});
export type CategoryItem = ValueOf<typeof categoryEntity>;

/** Serialises changes of the tree's shape: two valid moves could together form a cycle. */
export const categoryTreeEntity = defineEntity({
  name: 'categoryTree',
  version: 1,
  schema: z.object({ revision: z.int() }),
  key: { pk: 'CATEGORIES', sk: 'TREE' },
  lock: 'revision',
  reads: { readCategoryTree: 'the categories and the lock of their tree' },
});

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
    flags: z.array(z.string()).readonly().default([]),
    productIds: z.array(ProductId).readonly(),
    revision: z.int(),
  }),
  key: { pk: 'COLLECTIONS', sk: 'COLLECTION#{id}' },
  lock: 'revision',
  reads: { findCollection: 'a collection', listAllCollections: 'all collections' },
});
export type CollectionItem = ValueOf<typeof collectionEntity>;

const eventual = { eventual: true };

export const listAllCategories = () => queryPartition(categoryEntity, {}, eventual);
export const listAllCollections = () => queryPartition(collectionEntity, {}, eventual);

export const findCategory = (id: CategoryId, read: Get = getEventual) => read(categoryEntity, { id });

export const findCategories = (ids: readonly CategoryId[]): Promise<CategoryItem[]> =>
  getMany(
    categoryEntity,
    ids.map((id) => ({ id })),
  );
export const findCollection = (id: CollectionId) => get(collectionEntity, { id });

export interface ReadTree {
  categories: readonly CategoryItem[];
  /** Conditions that the tree's shape is as read. */
  lock: () => Write;
}

export async function readCategoryTree(): Promise<ReadTree> {
  const [categories, [tree]] = await queryCollection([categoryEntity, categoryTreeEntity], 'CATEGORIES');
  return { categories, lock: () => replace(categoryTreeEntity, { revision: 0 }, tree) };
}

/** Fails when the category changed since `read`; undefined for a new one. */
export const putCategory = (category: CategoryItem, read: CategoryItem | undefined): Write =>
  replace(categoryEntity, category, read);

/** Fails when it changed or gained a product since it was read. */
export const removeCategory = ({ id, revision, uses }: CategoryItem): Write =>
  remove(
    categoryEntity,
    { id },
    and(equals('revision', revision), uses === undefined ? absent('uses') : equals('uses', uses)),
  );

/** For the transaction that adds a product to the category; fails when it is deleted. */
export const useCategory = (id: CategoryId): Write =>
  patch(categoryEntity, { id }, { add: { uses: 1, revision: 0 } }, exists());

export const putCollection = (collection: CollectionItem, read: CollectionItem | undefined): Write =>
  replace(collectionEntity, collection, read);

export const removeCollection = ({ id, revision }: CollectionItem): Write =>
  remove(collectionEntity, { id }, equals('revision', revision));
