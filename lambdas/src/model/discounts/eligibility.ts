import type { DiscountTerms } from '@bloomkin/shared/rules/discount.ts';
import type { CategoryId, CollectionId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { findCollection, listAllCategories } from '#model/categories/categoryEntity.ts';

export interface Scopes {
  parents: ReadonlyMap<string, string | null>;
  collections: ReadonlyMap<string, ReadonlySet<string>>;
}

type Scoped = Pick<DiscountTerms, 'companyId' | 'categoryId' | 'collectionId'>;

interface Covered {
  id: ProductId;
  companyId: string;
  categoryId: CategoryId;
}

/** Reads categories and collections only when a discount names one. */
export async function loadScopes(
  discounts: readonly { categoryId: CategoryId | null; collectionId: CollectionId | null }[],
): Promise<Scopes> {
  const collectionIds = [...new Set(discounts.flatMap(({ collectionId }) => collectionId ?? []))];
  const [categories, collections] = await Promise.all([
    discounts.some(({ categoryId }) => categoryId) ? listAllCategories() : [],
    Promise.all(collectionIds.map(findCollection)),
  ]);
  return {
    parents: new Map(categories.map(({ id, parentId }) => [id, parentId])),
    collections: new Map(
      collections.flatMap((one) => (one?.active ? [[one.id, new Set<string>(one.productIds)]] : [])),
    ),
  };
}

export function isCovered(
  { companyId, categoryId, collectionId }: Scoped,
  product: Covered,
  { parents, collections }: Scopes,
): boolean {
  if (companyId && companyId !== product.companyId) return false;
  if (collectionId && !collections.get(collectionId)?.has(product.id)) return false;
  return !categoryId || isInside(product.categoryId, categoryId, parents);
}

/** A category covers its whole subtree. */
function isInside(category: string, ancestor: string, parents: ReadonlyMap<string, string | null>): boolean {
  let current: string | null | undefined = category;
  for (let depth = 0; current && depth < 50; depth++) {
    if (current === ancestor) return true;
    current = parents.get(current);
  }
  return false;
}
