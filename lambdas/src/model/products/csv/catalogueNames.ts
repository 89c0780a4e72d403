import type { CategoryItem } from '#model/categories/categoryEntity.ts';
import type { ProductTypeItem, TypeParameter } from '#model/productTypes/productTypeEntity.ts';
import { normalise } from './productColumns.ts';

type NamedCategory = Pick<CategoryItem, 'id' | 'name' | 'parentId'>;
export type NamedType = Pick<ProductTypeItem, 'id' | 'name'> & {
  parameters: readonly (Pick<TypeParameter, 'id' | 'name' | 'type' | 'values'> &
    Partial<Pick<TypeParameter, 'unit'>>)[];
};

export interface CatalogueNames {
  categories: readonly NamedCategory[];
  types: readonly NamedType[];
}

const separator = ' > ';
const deepest = 20;

function formatPath(category: NamedCategory, byId: ReadonlyMap<string, NamedCategory>): string {
  const names: string[] = [];
  let next: NamedCategory | undefined = category;
  while (next && names.length < deepest) {
    names.unshift(next.name);
    next = next.parentId === null ? undefined : byId.get(next.parentId);
  }
  return names.join(separator);
}

/** The name, or the path if another category has the same name. */
export function labelCategories(categories: readonly NamedCategory[]): ReadonlyMap<string, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const byName = Map.groupBy(categories, ({ name }) => normalise(name));
  return new Map(
    categories.map((category) => {
      const isAlone = byName.get(normalise(category.name))?.length === 1;
      return [category.id, isAlone ? category.name : formatPath(category, byId)];
    }),
  );
}

/** By name and by path; several for an ambiguous name. */
export function indexCategories(
  categories: readonly NamedCategory[],
): ReadonlyMap<string, readonly NamedCategory[]> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const keys = categories.flatMap((category) => {
    const spellings = new Set([normalise(category.name), normalise(formatPath(category, byId))]);
    return [...spellings].map((key) => ({ key, category }));
  });
  return new Map(
    [...Map.groupBy(keys, ({ key }) => key)].map(([key, found]) => [
      key,
      found.map(({ category }) => category),
    ]),
  );
}
