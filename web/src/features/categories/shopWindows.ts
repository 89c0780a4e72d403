import type { Category } from '@bloomkin/shared/schemas/category.ts';

const most = 9;
export const inCatalogue = ({ active, products_num }: Category) => active && products_num > 0;

/** Top level first, each followed by its children, up to the available room. */
export function shopWindows(categories: readonly Category[]): Category[] {
  const shown = categories.filter(inCatalogue);
  const room = most - shown.length;
  const below = shown.flatMap(({ children }) => children.filter(inCatalogue));
  const fitting = new Set(below.slice(0, Math.max(room, 0)));
  return shown
    .flatMap((category) => [category, ...category.children.filter((child) => fitting.has(child))])
    .slice(0, most);
}

/** Each followed by its children. */
export const allInCatalogue = (categories: readonly Category[]): Category[] =>
  categories.filter(inCatalogue).flatMap((category) => [category, ...allInCatalogue(category.children)]);
