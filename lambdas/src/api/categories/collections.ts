import { AppError } from '@bloomkin/shared/errors.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { readCatalogueWith } from '#catalogue/currentCatalogue.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { collectionChange } from '#model/categories/categoryChange.ts';
import { type CollectionItem, putCollection } from '#model/categories/categoryEntity.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';
import { recordCollectionAct } from './categoryActs.ts';

const batchSize = 100;

interface ShownProducts {
  /** In order and distinct; deleted products are dropped. */
  ids: ProductId[];
  activeCount: number;
}

export async function findShownProducts(ids: readonly ProductId[]): Promise<ShownProducts> {
  const unique = [...new Set(ids)];
  const batches = [unique.slice(0, batchSize), unique.slice(batchSize)];
  const [first, rest] = await Promise.all(batches.map(findProducts));
  const existing = unique
    .flatMap((id) => first?.get(id) ?? rest?.get(id) ?? [])
    .filter(({ deleted }) => !deleted);
  return {
    ids: existing.map(({ id }) => id),
    activeCount: existing.filter(({ active }) => active).length,
  };
}

/** Returns the log's version. */
export async function saveCollection(
  collection: CollectionItem,
  read: CollectionItem | undefined,
  now: Date,
  others: { idempotency?: readonly Write[]; oldPhoto?: readonly Write[] } = {},
): Promise<string | typeof conflict> {
  const { version, writes: catalogue } = logChanges([collectionChange(collection)], now);
  const failed = await transact({
    collection: putCollection(collection, read),
    catalogue,
    ...others,
    act: recordCollectionAct(read ? 'collection.edited' : 'collection.created', {
      current: read,
      next: collection,
    }),
  });
  // A concurrent request with this key won: its response is stored.
  if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
  return failed ? conflict : version;
}

export async function readCollection(
  id: string,
  version: string | undefined,
  now: Date,
): Promise<Collection> {
  const collection = (await readCatalogueWith(now, version)).findCollection(id);
  if (!collection) throw new AppError('NOT_FOUND');
  return collection;
}
