import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { useQuery } from '#api/useQuery.ts';
import { toQueryPoint } from '../deliveryAddress/placeQuery.ts';
import { usePlace } from '../deliveryAddress/usePlace.ts';

export function useFlorist(id: string) {
  const place = usePlace();
  return useQuery(getCompany, { params: { id }, query: place ? toQueryPoint(place) : {} });
}
