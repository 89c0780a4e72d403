import { getFilters, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { useUser } from '#session/useSession.ts';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters } from './filters.ts';
import { filterQuery, listingQuery } from './listingQuery.ts';

export const listingArgs = (filters: Filters, place: StoredPlace | undefined, page: number) => ({
  params: { id: filters.category },
  query: listingQuery(filters, place, page),
});

/** Staff preview a shop before it opens. */
function useIsOwnShop({ company }: Filters): boolean {
  const own = useUser()?.company?.id;
  return own !== undefined && own === company;
}

export function useListing(filters: Filters, place: StoredPlace | undefined, page = 1) {
  const asMyself = useIsOwnShop(filters);
  return useQuery(listCategoryProducts, listingArgs(filters, place, page), { asMyself });
}

/** The parameters and prices that the listing can be filtered by. */
export function useFilterValues(filters: Filters, place: StoredPlace | undefined, isWanted = true) {
  const asMyself = useIsOwnShop(filters);
  const query = { category_id: filters.category, ...filterQuery(filters, place) };
  return useQuery(getFilters, isWanted ? { query } : null, { asMyself });
}
