import { listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { useUser } from '#session/useSession.ts';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters } from './filters/filters.ts';
import { listingQuery } from './listingQuery.ts';

export const listingArgs = (filters: Filters, place: StoredPlace | undefined, page: number) => ({
  params: { id: filters.category },
  query: listingQuery(filters, place, page),
});

export function useListing(filters: Filters, place: StoredPlace | undefined, page = 1) {
  const company = useUser()?.company?.id;
  // Staff preview a shop before it opens.
  const asMyself = company !== undefined && company === filters.company;
  return useQuery(listCategoryProducts, listingArgs(filters, place, page), { asMyself });
}
