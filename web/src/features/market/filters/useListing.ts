import { getFilters, listCategoryProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { useQuery } from '#api/useQuery.ts';
import { toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import { useUser } from '#session/useSession.ts';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters, Sort } from './filters.ts';

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

export const perPage = 12;

/** Nearest first with a place. */
export const resolveSort = (filters: Filters, place: StoredPlace | undefined): Sort =>
  filters.sort ?? (place && !filters.company ? 'near' : 'popular');

const parameters = ({ values }: Filters) =>
  Object.entries(values)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([parameter_id, chosen]) => ({ parameter_id, values: [...chosen] }));

/** A florist's page is not restricted by place. */
const placeQuery = ({ company, pickup }: Filters, place: StoredPlace | undefined) => ({
  ...(company && { company_id: company }),
  ...(place && toListPlace(place)),
  ...(pickup ? { pickup: 1 as const } : place && !company && { delivery_to_user: 1 as const }),
});

export function filterQuery(filters: Filters, place: StoredPlace | undefined) {
  const chosen = parameters(filters);
  return {
    ...placeQuery(filters, place),
    ...(filters.day && { day: filters.day }),
    ...(filters.search && { search: filters.search }),
    ...(filters.collection && { collection_id: filters.collection }),
    ...(filters.minPrice && { min_price: filters.minPrice }),
    ...(filters.maxPrice && { max_price: filters.maxPrice }),
    ...(chosen.length > 0 && { parameters: chosen }),
  };
}

export const listingQuery = (filters: Filters, place: StoredPlace | undefined, page: number) => ({
  ...filterQuery(filters, place),
  sort_type: resolveSort(filters, place),
  page,
  per_page: perPage,
  only_active: 1 as const,
});
