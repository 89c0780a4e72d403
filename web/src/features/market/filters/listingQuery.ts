import { toListPlace } from '#features/deliveryAddress/placeQuery.ts';
import type { StoredPlace } from '#storage/storage.ts';
import type { Filters, Sort } from './filters.ts';

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
