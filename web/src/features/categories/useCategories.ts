import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { createContext, useContext } from 'react';
import { shopWindows } from './shopWindows.ts';

export const Categories = createContext<readonly Category[] | undefined>(undefined);

/** Active categories with products, as a tree. */
export const useCategories = (): readonly Category[] | undefined => useContext(Categories);

export function useShopWindows(): readonly Category[] | undefined {
  const categories = useCategories();
  return categories && shopWindows(categories);
}
