import type { Category } from '@bloomkin/shared/schemas/category.ts';

const most = 9;
const inCatalogue = ({ active, products_num }: Category) => active && products_num > 0;

/** The active categories with products from the top of the tree, each followed by those below it, as many as there is room for. */
export function shopWindows(categories: readonly Category[]): Category[] {
  const shown = categories.filter(inCatalogue);
  const room = most - shown.length;
  const below = shown.flatMap(({ children }) => children.filter(inCatalogue));
  const fitting = new Set(below.slice(0, Math.max(room, 0)));
  return shown
    .flatMap((category) => [category, ...category.children.filter((child) => fitting.has(child))])
    .slice(0, most);
}

/** Every active category with products, each followed by those below it. */
export const allInCatalogue = (categories: readonly Category[]): Category[] =>
  categories.filter(inCatalogue).flatMap((category) => [category, ...allInCatalogue(category.children)]);
