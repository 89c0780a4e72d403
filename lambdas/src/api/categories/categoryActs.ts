import type { AuditAct } from '@bloomkin/shared/rules/auditActs.ts';
import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { CategoryItem, CollectionItem } from '#model/categories/categoryEntity.ts';
import type { Write } from '#platform/table/transact.ts';

const collectionFields: DescribedFields<CollectionItem> = {
  name: 'Name',
  description: 'Description',
  active: 'Active',
  popular: 'Popular',
  flags: 'Flags',
  photo: 'Photo',
  productIds: ['Products', (ids) => String(ids.length)],
};

interface Versions<T> {
  current: T | undefined;
  next: T | undefined;
}

export function recordCategoryAct(
  act: Extract<AuditAct, `category.${string}`>,
  { current, next }: Versions<CategoryItem>,
  all: readonly CategoryItem[],
): Write[] {
  const category = next ?? current;
  if (!category) return [];
  const fields: DescribedFields<CategoryItem> = {
    name: 'Name',
    active: 'Active',
    photo: 'Photo',
    parentId: ['Inside', (parentId) => all.find(({ id }) => id === parentId)?.name ?? 'the top level'],
    position: 'Position',
  };
  const object = { id: category.id, name: category.name };
  return recordAct({ act, object, changes: describeChanges(current, next, fields) });
}

export function recordCollectionAct(
  act: Extract<AuditAct, `collection.${string}`>,
  { current, next }: Versions<CollectionItem>,
): Write[] {
  const collection = next ?? current;
  if (!collection) return [];
  const object = { id: collection.id, name: collection.name };
  return recordAct({ act, object, changes: describeChanges(current, next, collectionFields) });
}
