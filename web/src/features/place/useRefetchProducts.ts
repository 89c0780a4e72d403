import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useSWRConfig } from 'swr';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/useApi.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { noFilters } from '../market/filters.ts';
import { listingQuery } from '../market/listingQuery.ts';

/**
 * After the address was saved: the products of page 1, 12 of them, of category 0, only active ones (specification,
 * section 9). Lists that are open ask for themselves; this one the market then shows at once.
 */
export function useRefetchProducts() {
  const { mutate } = useSWRConfig();
  return async (place: StoredPlace) => {
    const args = { params: { id: noFilters.category }, query: listingQuery(noFilters, place, 1) };
    await mutate(keyOf(listCategoryProducts, args), () => call(listCategoryProducts, args));
  };
}
