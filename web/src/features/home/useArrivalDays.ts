import { listCompanies } from '@bloomkin/shared/routes/companies.ts';
import { deliveryDays } from '@bloomkin/shared/routes/stores.ts';
import { useApi } from '../../api/useApi.ts';
import type { StoredPlace } from '../../storage/storage.ts';
import { pointOf } from '../place/placeQuery.ts';
import { type ArrivalDay, mergedDays } from './arrivalDays.ts';

/** So many florists are asked which days they can come: the nearest ones. */
const asked = 3;

export const nearbyQuery = (place: StoredPlace) => ({ active: 1 as const, per_page: 8, ...pointOf(place) });

/** The days on which one of the nearest florists can deliver to a place; undefined while unknown. */
export function useArrivalDays(place: StoredPlace | undefined): readonly ArrivalDay[] | undefined {
  const nearby = useApi(listCompanies, place ? { query: nearbyQuery(place) } : null);
  const [first, second, third] = nearby.data?.data.slice(0, asked) ?? [];
  const daysOf = (company: { id: string } | undefined) =>
    place && company ? { query: { company_id: company.id, ...pointOf(place) } } : null;
  const answers = [
    useApi(deliveryDays, daysOf(first)),
    useApi(deliveryDays, daysOf(second)),
    useApi(deliveryDays, daysOf(third)),
  ];
  if (!place || !nearby.data || answers.some(({ isLoading, data }) => isLoading && !data)) return undefined;
  return mergedDays(answers.map(({ data }) => data?.data ?? []));
}
