import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useSWRConfig } from 'swr';
import { call } from '../../api/call.ts';
import { queryKey } from '../../api/queryKey.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { noFilters } from '../market/filters.ts';
import { listingQuery } from '../market/listingQuery.ts';

/**
 * After the address was saved: the products of page 1, 12 of them, of category 0, only active ones (specification,
 * section 9), which the market then shows at once. A list that is open has asked by now, once the address is rendered.
 */
export function useRefetchProducts() {
  const { cache, mutate } = useSWRConfig();
  return async (place: StoredPlace) => {
    const args = { params: { id: noFilters.category }, query: listingQuery(noFilters, place, 1) };
    const key = queryKey(listCategoryProducts, args);
    if (cache.get(key)?.isValidating) return;
    await mutate(key, () => call(listCategoryProducts, args), { revalidate: false });
  };
}
