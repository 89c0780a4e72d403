import type { CategoryChange, CollectionChange } from '#model/catalogueLog/change.ts';
import type { CategoryItem, CollectionItem } from './categoryEntity.ts';

export function categoryChange(category: CategoryItem): CategoryChange {
  const { id, revision, name, active, parentId, position, photo } = category;
  return { kind: 'category', id, revision, name, active, parentId, position, photo };
}

export function collectionChange(collection: CollectionItem): CollectionChange {
  const { id, revision, name, description, photo, popular, active, flags, productIds } = collection;
  return {
    kind: 'collection',
    id,
    revision,
    name,
    description,
    photo,
    popular,
    active,
    flags: [...flags],
    productIds: [...productIds],
  };
}
