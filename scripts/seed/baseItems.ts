import type { CategoryItem, CollectionItem } from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import type { DocumentItem } from '@bloomkin/lambdas/model/documents/documentEntity.ts';
import type { ProductTypeItem } from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import { CategoryId, CollectionId, ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { categoryTree, collections, type SeedCategory } from './catalogueTree.ts';
import { documents } from './documents/documents.ts';
import { productTypes } from './productTypes.ts';

export interface BaseItems {
  categories: readonly CategoryItem[];
  productTypes: readonly ProductTypeItem[];
  collections: readonly CollectionItem[];
  documents: readonly DocumentItem[];
}

/** Items of a new stage and of the demo. `notice` opens every document. */
export const baseItems = (writtenAt: Date, notice: string): BaseItems => ({
  categories: listBelow(categoryTree, null),
  productTypes: productTypes.map((type) => ({
    ...type,
    id: ProductTypeId.parse(type.id),
    companyId: null,
    revision: 1,
  })),
  collections: collections.map((collection) => ({
    ...collection,
    id: CollectionId.parse(collection.id),
    photo: null,
    flags: [],
    productIds: [],
    revision: 1,
  })),
  documents: documents.map(({ name, title, text }) => ({
    ...{ id: name, name, title, text: `${notice}\n${text}`, version: 1 },
    savedBy: null,
    updatedAt: writtenAt.toISOString(),
  })),
});

const listBelow = (categories: readonly SeedCategory[], parentId: CategoryId | null): CategoryItem[] =>
  categories.flatMap(({ name, active, children, ...category }, index) => {
    const id = CategoryId.parse(category.id);
    const own = { id, name, active, parentId, position: index + 1, photo: null, revision: 1 };
    return [own, ...listBelow(children, id)];
  });
