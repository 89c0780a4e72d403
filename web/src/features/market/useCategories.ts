import { listCategories } from '@bloomkin/shared/routes/catalogue.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useApi } from '../../api/useApi.ts';
import { shopWindows } from './shopWindows.ts';

/** The categories that are active and hold products (specification, section 2), as a tree. */
export function useCategories(): readonly Category[] | undefined {
  const { data } = useApi(listCategories, { query: { catalogue: 1 } }, { revalidateIfStale: false });
  return data?.data;
}

/** The categories to show as shop windows. */
export function useShopWindows(): readonly Category[] | undefined {
  const categories = useCategories();
  return categories && shopWindows(categories);
}
