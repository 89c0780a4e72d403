import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import { type PlacedCategory, placeCategories } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import type { Change } from '#model/catalogueLog/change.ts';
import { categoryChange } from '#model/categories/categoryChange.ts';
import {
  type CategoryItem,
  putCategory,
  type ReadTree,
  readCategoryTree,
} from '#model/categories/categoryEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

const maxMoved = 80;

export interface TreeChange {
  /** Next states; a category that the tree lacks is inserted. */
  changed: readonly CategoryItem[];
  writes?: readonly Write[];
  removed?: Change;
  /** Stored with the change under the request's idempotency key. */
  idempotency?: readonly Write[];
}

/** Plans again on the newest tree after a conflict. Returns the log's version; undefined when nothing changed. */
export function changeTree(
  now: Date,
  plan: (tree: ReadTree) => TreeChange | Promise<TreeChange>,
): Promise<string | undefined> {
  return retryOnConflict(async () => {
    const tree = await readCategoryTree();
    const { changed, writes = [], removed, idempotency = [] } = await plan(tree);
    if (changed.length + writes.length === 0) return undefined;
    if (changed.length > maxMoved)
      throw invalidField('positions', `At most ${maxMoved} categories can move at once`);
    const stored = new Map(tree.categories.map((category) => [category.id, category]));
    const next = changed.map((category) => ({
      ...category,
      revision: (stored.get(category.id)?.revision ?? 0) + 1,
    }));
    const { version, writes: catalogue } = logChanges(
      [...next.map(categoryChange), ...(removed ? [removed] : [])],
      now,
    );
    const failed = await transact({
      tree: tree.lock(),
      categories: next.map((category) => putCategory(category, stored.get(category.id))),
      writes,
      catalogue,
      idempotency,
    });
    // A concurrent request with this key won: its response is stored.
    if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
    return failed ? conflict : version;
  });
}

/** Returns the categories that move; 422 for a cycle or a missing parent. */
export function place(
  categories: readonly CategoryItem[],
  placements: readonly PlacedCategory[],
  path: string,
): CategoryItem[] {
  const placed = placeCategories<CategoryItem>(categories, placements);
  if ('fault' in placed) throw invalidField(path, placed.fault);
  return placed.changed;
}
