import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { CategoryChange } from '#model/catalogueLog/change.ts';
import type { CategoryTree } from './categoryTree.ts';

export type OwnCounts = ReadonlyMap<string, number>;

interface View {
  tree: CategoryTree;
  counts: OwnCounts;
  onlyUsed: boolean;
}

export function categoryView(view: View, category: CategoryChange, seen = new Set<string>()): Category {
  const children = categoriesView(view, category.id, new Set(seen).add(category.id));
  return { ...alone(view, category), children };
}

export function categoriesView(view: View, parentId: string | null, seen = new Set<string>()): Category[] {
  return view.tree
    .children(parentId)
    .filter(({ id }) => !seen.has(id))
    .map((category) => categoryView(view, category, seen))
    .filter(({ active, products_num }) => !view.onlyUsed || (active && products_num > 0));
}

export function parentsView(view: View, id: string): Category[] {
  return view.tree.parents(id).map((category) => ({ ...alone(view, category), children: [] }));
}

function alone({ tree, counts }: View, category: CategoryChange): Omit<Category, 'children'> {
  let productsNum = 0;
  for (const id of tree.subtreeIds(category.id)) productsNum += counts.get(id) ?? 0;
  return {
    id: category.id,
    name: category.name,
    active: category.active,
    parent_id: category.parentId,
    products_num: productsNum,
    positions: category.position,
    photo: category.photo,
    version: category.revision,
  };
}
