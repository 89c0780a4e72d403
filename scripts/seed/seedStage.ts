import { logChanges } from '@bloomkin/lambdas/model/catalogueLog/catalogueLogEntity.ts';
import { categoryChange, collectionChange } from '@bloomkin/lambdas/model/categories/categoryChange.ts';
import {
  listAllCollections,
  putCategory,
  putCollection,
  readCategoryTree,
} from '@bloomkin/lambdas/model/categories/categoryEntity.ts';
import { saveVersion } from '@bloomkin/lambdas/model/documents/documentEntity.ts';
import {
  listAllProductTypes,
  productTypeChange,
  putProductType,
} from '@bloomkin/lambdas/model/productTypes/productTypeEntity.ts';
import { transact } from '@bloomkin/lambdas/platform/table/transact.ts';
import { type BaseItems, baseItems } from './baseItems.ts';

export interface Seeded {
  what: string;
  written: number;
  /** Undefined when all were written. */
  reason?: string;
}

/** Visible until an admin saves a text without it. */
const draftNotice =
  '<p><em>This text is a draft. Its addresses and phone numbers are examples, and it has not been checked by a lawyer.</em></p>';

/** Writes a whole kind, or nothing if the stage has any of it: admins' changes are kept. */
export async function seedStage(now: Date): Promise<Seeded[]> {
  const base = baseItems(now, draftNotice);
  return [
    await seedCategories(base, now),
    await seedProductTypes(base, now),
    await seedCollections(base, now),
    await seedDocuments(base),
  ];
}

async function seedCategories({ categories }: BaseItems, now: Date): Promise<Seeded> {
  const tree = await readCategoryTree();
  if (tree.categories.length > 0) return keepOld('categories', tree.categories.length);
  const failed = await transact({
    tree: tree.lock(),
    categories: categories.map((category) => putCategory(category, undefined)),
    catalogue: logChanges(categories.map(categoryChange), now).writes,
  });
  return report('categories', categories.length, failed);
}

async function seedProductTypes({ productTypes }: BaseItems, now: Date): Promise<Seeded> {
  const ofMarket = (await listAllProductTypes()).filter(({ companyId }) => companyId === null);
  if (ofMarket.length > 0) return keepOld('product types', ofMarket.length);
  const failed = await transact({
    types: productTypes.map((type) => putProductType(type, undefined)),
    catalogue: logChanges(productTypes.map(productTypeChange), now).writes,
  });
  return report('product types', productTypes.length, failed);
}

async function seedCollections({ collections }: BaseItems, now: Date): Promise<Seeded> {
  const old = await listAllCollections();
  if (old.length > 0) return keepOld('collections', old.length);
  const failed = await transact({
    collections: collections.map((collection) => putCollection(collection, undefined)),
    catalogue: logChanges(collections.map(collectionChange), now).writes,
  });
  return report('collections', collections.length, failed);
}

async function seedDocuments({ documents }: BaseItems): Promise<Seeded> {
  const failures = await Promise.all(
    documents.map((document) => transact({ ...saveVersion(document, undefined) })),
  );
  const written = failures.filter((failed) => failed === undefined).length;
  const existing = documents.length - written;
  return existing > 0 ? { ...keepOld('documents', existing), written } : { what: 'documents', written };
}

const keepOld = (what: string, count: number): Seeded => ({
  what,
  written: 0,
  reason: `the stage has ${count} already`,
});

const report = (what: string, count: number, failed: PropertyKey | undefined): Seeded =>
  failed === undefined
    ? { what, written: count }
    : { what, written: 0, reason: 'somebody wrote some at the same time' };
