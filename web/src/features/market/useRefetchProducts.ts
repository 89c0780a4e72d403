import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useSWRConfig } from 'swr';
import { call } from '#api/call.ts';
import { queryKey } from '#api/queryKey.ts';
import { listingArgs } from '#features/market/filters/useListing.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { noFilters } from './filters/filters.ts';

/** Preloads the first page of products. */
export function useRefetchProducts() {
  const { cache, mutate } = useSWRConfig();
  return async (place: StoredPlace) => {
    const args = listingArgs(noFilters, place, 1);
    const key = queryKey(listCategoryProducts, args);
    if (cache.get(key)?.isValidating) return;
    await mutate(key, () => call(listCategoryProducts, args), { revalidate: false });
  };
}
